/** The homes that a reader does not want to see. */
export const hidden = {
  toast: {
    hidden: 'Oculto dos seus resultados.',
    hiddenHere: 'Oculto neste dispositivo.',
    shown: 'De volta aos seus resultados.',
  },
  title: 'Imóveis ocultos',
  text: 'Não aparecem nos seus resultados, no mapa nem nos alertas.',
  onDevice: 'Não aparecem nos resultados neste dispositivo. Entre para os ocultar em todo o lado.',
  none: 'Não ocultou nenhum imóvel',
  noneText: 'Oculte um imóvel nos resultados e poderá recuperá-lo aqui.',
  browse: 'Ver imóveis',
  since: 'Oculto em {{date}}',
  show: 'Voltar a mostrar',
  showTitle: 'Voltar a mostrar: {{title}}',
  showAll_one: 'Voltar a mostrá-lo',
  showAll_many: 'Voltar a mostrar todos ({{count, number}})',
  showAll_other: 'Voltar a mostrar todos ({{count, number}})',
  more: 'Ver mais antigos',
  failed: 'Não foi possível carregar os imóveis ocultos',
  noScript: 'Sem conta, os imóveis ocultos precisam de JavaScript. Entre para ver os seus sem ele.',
}
