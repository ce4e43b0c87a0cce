/** The messages that were posted. */
window.__postedMessages
