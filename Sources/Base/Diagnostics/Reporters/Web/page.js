/** The filters.
 *
 *  The address keeps them, so that a link shows what its sender saw. */
'use strict';
(() => {
const form = document.getElementById('filters'), result = document.getElementById('result');
const fields = ['severity', 'rule', 'file', 'words'].map(id => document.getElementById(id));
const items = [...document.querySelectorAll('.item')];
const groups = [...document.querySelectorAll('.group')];
if (!items.length) return;
form.hidden = false;
const texts = new Map();
const text = item => {
  if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());
  return texts.get(item);
};
function show() {
  const [severity, rule, file, words] = fields.map(field => field.value);
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const group of groups) {
    const isNamed = !file || group.dataset.file === file;
    const name = group.dataset.file.toLowerCase();
    let own = 0;
    for (const item of group.querySelectorAll('.item')) {
      const isShown = isNamed && (!severity || item.dataset.severity === severity)
        && (!rule || item.dataset.rule === rule)
        && parts.every(part => name.includes(part) || text(item).includes(part));
      item.hidden = !isShown;
      if (isShown) own += 1;
    }
    group.hidden = !own;
    group.querySelector('.count').textContent = own;
    count += own;
  }
  const all = items.length;
  result.textContent = count === all ? `${all} finding${all === 1 ? '' : 's'}.`
    : `${count} of ${all} findings.`;
}
function keep() {
  const query = new URLSearchParams();
  for (const field of fields) if (field.value) query.set(field.id, field.value);
  const search = query.toString();
  try { history.replaceState(null, '', (search ? '?' + search : location.pathname) + location.hash); }
  catch { /* A page in a frame may have no address of its own. */ }
}
const query = new URLSearchParams(location.search);
for (const field of fields) {
  const value = query.get(field.id);
  if (value !== null) field.value = value;
  if (field.value === '' && field.options) field.selectedIndex = 0;
}
form.addEventListener('input', () => { show(); keep(); });
form.addEventListener('submit', event => event.preventDefault());
form.addEventListener('reset', () => setTimeout(() => {
  for (const field of fields) if (field.options) field.selectedIndex = 0; else field.value = '';
  show(); keep();
}));
show();
})();
