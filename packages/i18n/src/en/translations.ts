export const translations = {
  title: 'In other languages',
  text: 'Readers see their own language where you have written it.',
  original: 'Title and description are in',
  add: 'Add another language',
  remove: 'Remove {{language}}',
}
