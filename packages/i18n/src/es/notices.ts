/** Small questions and hints at the edge of a page. */
export const notices = {
  label: 'Pregunta de la web',
  position: {
    text: '¿Usamos tu ubicación para mostrarte viviendas cerca de ti? No sale de este navegador.',
    accept: 'Usar mi ubicación',
    decline: 'Ahora no',
    saved: 'Tu ubicación está guardada en este navegador.',
    failed: 'No hemos podido encontrar tu ubicación. Escribe un lugar en el buscador.',
  },
  app: {
    text: 'Este navegador no admite notificaciones. Usa la app para recibirlas.',
    open: 'Descargar la app',
    dismiss: 'No volver a mostrar',
    dismissed: 'No volverá a mostrarse.',
  },
}
