/** Small questions and hints at the edge of a page. */
export const notices = {
  label: 'Question of the site',
  position: {
    text: 'May we use your position to show what is near you? It stays in this browser.',
    accept: 'Yes, use it',
    decline: 'No, thanks',
    saved: 'Thank you. This browser keeps it.',
    failed: 'Your browser did not tell us where you are. The search box finds every place.',
  },
  app: {
    text: 'This browser cannot receive messages or notifications from us. The app can.',
    open: 'Get the app',
    dismiss: 'Do not show this again',
    dismissed: 'We will not show it again.',
  },
}
