/** A beginning for every operator, who knows the law of their country and replaces it. */
export const legal = {
  version: 'Versión {{version}}',
  contents: 'En esta página',
  terms: {
    title: 'Términos de uso',
    description: 'Los términos de uso de {{site}}.',
    lead: 'Las normas de {{site}} en palabras sencillas. Al crear una cuenta, las aceptas.',
    use: {
      title: 'Qué es esta web',
      text: '{{site}} muestra viviendas que ofrecen sus propietarios o agentes. No somos parte en la venta ni en el alquiler; se acuerdan entre las personas interesadas.',
    },
    account: {
      title: 'Tu cuenta',
      text: 'Usa tu propio nombre y tu propio email, no compartas tus datos de acceso y avísanos si otra persona los ha usado. Puedes eliminar tu cuenta cuando quieras y recuperarla durante las dos semanas siguientes.',
    },
    listings: {
      title: 'Lo que publicas',
      text: 'Publica solo lo que tengas derecho a ofrecer, con fotos que puedas usar y con un precio real. Leemos cada anuncio antes de que aparezca. Podemos rechazar o retirar los que engañen, ofendan o incumplan la ley.',
    },
    conduct: {
      title: 'Cómo nos tratamos',
      text: 'Sin spam, sin amenazas, sin discriminación y sin intentar leer o cambiar lo que no es tuyo. Podemos cerrar las cuentas que lo hagan.',
    },
    liability: {
      title: 'Responsabilidad',
      text: 'Gestionamos la web con cuidado, pero no podemos prometer que nunca falle ni que todos los anuncios sean correctos. Visita la vivienda y revisa sus documentos antes de pagar nada.',
    },
    changes: {
      title: 'Cuándo cambian estos términos',
      text: 'Cada versión nueva recibe un número nuevo, que se muestra al principio de esta página. Aceptas la versión vigente el día en que creas tu cuenta.',
    },
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué sabe {{site}} de ti, por qué y qué puedes hacer al respecto.',
    lead: 'Qué sabe {{site}} de ti, por qué y qué puedes hacer al respecto.',
    data: {
      title: 'Qué guardamos',
      text: 'Tu nombre, tu email o tu teléfono, lo que publicas, guardas y escribes aquí, y los dispositivos en los que tienes la sesión iniciada. Las contraseñas solo se guardan de una forma en la que no se pueden leer.',
    },
    why: {
      title: 'Por qué lo guardamos',
      text: 'Para que puedas iniciar sesión, mostrar tus anuncios, ponerte en contacto con personas interesadas y proteger a todos de los abusos.',
    },
    position: {
      title: 'Tu ubicación',
      text: 'Te pedimos permiso antes de usar tu ubicación. No sale de tu navegador y todo funciona sin ella.',
    },
    sharing: {
      title: 'Quién lo ve',
      text: 'Los demás ven lo que publicas. Tu email y tu teléfono solo se muestran si tú lo decides. Las empresas que entregan nuestros emails y mensajes reciben solo lo necesario para hacerlo. Nunca vendemos tus datos.',
    },
    cookies: {
      title: 'Cookies',
      text: 'Una cookie mantiene tu sesión iniciada y otra recuerda el tema que elegiste. No hay cookies publicitarias ni de terceros.',
    },
    rights: {
      title: 'Qué puedes hacer',
      text: 'Ver y cambiar tus datos en los ajustes, solicitar una copia o eliminar tu cuenta. Se borra a las dos semanas.',
    },
  },
}
