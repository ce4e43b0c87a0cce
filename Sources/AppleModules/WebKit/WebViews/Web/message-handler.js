/** A handler, by its name as a text of JavaScript; it keeps what is posted. */
window.webkit.messageHandlers[{{{name}}}] = {postMessage: body => {
  window.__postedMessages.push({name: {{{name}}}, body: body === undefined ? null : body})
}}
