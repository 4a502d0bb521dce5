/** Small questions and hints at the edge of a page. */
export const notices = {
  label: 'Pergunta do site',
  position: {
    text: 'Usar a sua localização para mostrar imóveis por perto? Fica guardada neste navegador.',
    accept: 'Usar localização',
    decline: 'Agora não',
    saved: 'A sua localização foi guardada neste navegador.',
    failed: 'Não foi possível encontrar a sua localização. Escreva um local na caixa de pesquisa.',
  },
  app: {
    text: 'Este navegador não suporta notificações. Use a app para as receber.',
    open: 'Obter a app',
    dismiss: 'Não mostrar novamente',
    dismissed: 'Isto não volta a ser mostrado.',
  },
}
