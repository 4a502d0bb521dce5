/** The homes that a reader does not want to see. */
export const hidden = {
  toast: {
    hidden: 'Oculta en tus resultados.',
    hiddenHere: 'Oculta en este dispositivo.',
    shown: 'De nuevo en tus resultados.',
  },
  title: 'Viviendas ocultas',
  text: 'No aparecen en tus resultados, ni en el mapa, ni en las alertas.',
  onDevice: 'No aparecen en los resultados de este dispositivo. Inicia sesión para ocultarlas en todos.',
  none: 'No has ocultado ninguna vivienda',
  noneText: 'Oculta una vivienda en tus resultados y podrás recuperarla desde aquí.',
  browse: 'Ver viviendas',
  since: 'Oculta desde el {{date}}',
  show: 'Volver a mostrar',
  showTitle: 'Volver a mostrar: {{title}}',
  showAll_one: 'Volver a mostrarla',
  showAll_many: 'Volver a mostrar {{count, number}} de viviendas',
  showAll_other: 'Volver a mostrar las {{count, number}}',
  more: 'Ver anteriores',
  failed: 'No hemos podido cargar tus viviendas ocultas',
  noScript: 'Sin cuenta, las viviendas ocultas necesitan JavaScript. Inicia sesión para ver las tuyas sin él.',
}
