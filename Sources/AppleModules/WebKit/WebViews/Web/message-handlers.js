/** The object of the handlers, before any of them. */
window.webkit = window.webkit || {}; window.webkit.messageHandlers = {};
Object.defineProperty(window, '__postedMessages', {value: []})
