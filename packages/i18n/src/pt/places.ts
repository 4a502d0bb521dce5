export const places = {
  search: 'Encontrar a morada',
  searchHint: 'Uma rua, um bairro ou uma cidade.',
  searching: 'A procurar locais',
  noneFound: 'Nenhum local encontrado. Coloque antes o marcador no mapa.',
  searchFailed: 'A pesquisa de moradas não está disponível de momento. Coloque antes o marcador no mapa.',
  useMyPosition: 'Usar localização',
  noPosition: 'Não foi possível encontrar a sua localização. Coloque antes o marcador no mapa.',
  dragPin: 'Arraste o marcador até à porta',
  movePin: 'Marcador: mova-o com as teclas de seta, em passos maiores com Shift',
  found: 'Local escolhido: {{address}}.',
}
