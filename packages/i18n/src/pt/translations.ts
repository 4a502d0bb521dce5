export const translations = {
  title: 'Noutros idiomas',
  text: 'Cada leitor vê o seu idioma se tiver escrito nele.',
  original: 'O título e a descrição estão em',
  add: 'Adicionar outro idioma',
  remove: 'Remover: {{language}}',
}
