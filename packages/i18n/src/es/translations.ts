export const translations = {
  title: 'En otros idiomas',
  text: 'Cada lector ve su idioma si has escrito en él.',
  original: 'El título y la descripción están en',
  add: 'Añadir otro idioma',
  remove: 'Quitar: {{language}}',
}
