export const places = {
  search: 'Buscar la dirección',
  searchHint: 'Una calle, un barrio o una ciudad.',
  searching: 'Buscando lugares',
  noneFound: 'No se ha encontrado ningún lugar. Coloca el marcador en el mapa.',
  searchFailed: 'La búsqueda de direcciones no está disponible ahora mismo. Coloca el marcador en el mapa.',
  useMyPosition: 'Usar mi ubicación',
  noPosition: 'No hemos podido encontrar tu ubicación. Coloca el marcador en el mapa.',
  dragPin: 'Arrastra el marcador hasta la puerta',
  movePin: 'Marcador: muévelo con las flechas del teclado, o más rápido con Mayús',
  found: 'Has elegido {{address}}.',
}
