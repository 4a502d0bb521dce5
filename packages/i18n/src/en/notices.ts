/** Small questions and hints at the edge of a page. */
export const notices = {
  label: 'Question from the site',
  position: {
    text: 'Use your location to show homes near you? It stays in this browser.',
    accept: 'Use my location',
    decline: 'Not now',
    saved: 'Your location is saved in this browser.',
    failed: 'We could not find your location. Enter a place in the search box instead.',
  },
  app: {
    text: 'This browser does not support notifications. Use the app to get them.',
    open: 'Get the app',
    dismiss: 'Do not show again',
    dismissed: 'This will not be shown again.',
  },
}
