import type { LegalText } from './text.ts';

export const es: LegalText = {
  pageTitle: 'Aviso legal',
  title: 'Lo legal, sin rodeos.',
  lead: 'Quién gestiona este servidor, qué pasa con tus datos, cuáles son las reglas y cómo se borra todo.',
  inShort: {
    title: 'En resumen',
    points: [
      'Tus datos no se comparten ni se venden.',
      'Sin publicidad y sin cookies de seguimiento.',
      'Tus grabaciones no se guardan.',
      'Puedes borrarlo todo cuando quieras.',
    ],
  },
  language: 'Idioma',
  navigation: 'En esta página',
  back: 'Volver a Sayso',
  rights: 'Todos los derechos reservados.',
  operator: {
    name: 'Nombre',
    address: 'Dirección',
    registration: 'Número de registro',
    email: 'Correo electrónico',
    missing:
      'El responsable de este servidor todavía no ha indicado sus datos. Pregunta a la persona que te dio la dirección de esta página.',
    incomplete:
      'El responsable de este servidor todavía no ha indicado todos sus datos. Para lo que falta, pregunta a la persona que te dio la dirección de esta página.',
    noEmail:
      'El responsable de este servidor todavía no ha indicado un correo electrónico. Pregunta a la persona que te dio la dirección de esta página.',
    unreachable: 'No se han podido cargar los datos del responsable. Comprueba tu conexión e inténtalo de nuevo.',
    again: 'Intentar de nuevo',
  },
  sections: {
    legal: {
      chip: 'Aviso legal',
      title: 'Aviso legal',
      lead: 'Quién está detrás de la página que estás leyendo.',
      parts: [
        {
          title: 'Quién gestiona este servidor',
          text: [
            'Sayso es una aplicación para practicar el inglés hablado. Cualquiera puede instalarla en su propio servidor. La persona o empresa que aparece aquí gestiona el que estás usando y responde de él. En esta página la llamamos «nosotros» y «el responsable».',
          ],
          shows: 'operator',
        },
        {
          title: 'Dónde está alojado',
          text: [
            'La aplicación y su base de datos están en ordenadores que ha elegido el responsable. Si quieres saber dónde están, pregúntaselo.',
          ],
        },
        {
          title: 'Qué es de quién',
          text: [
            'Lo que dices y escribes sigue siendo tuyo. Solo lo usamos para responderte, corregirte y mostrarte tu progreso.',
            'El nombre Sayso, los coaches John y Daisy, los dibujos y los textos pertenecen a sus autores. La licencia del programa dice qué puedes hacer con él.',
          ],
        },
      ],
    },
    privacy: {
      chip: 'Privacidad',
      title: 'Privacidad',
      lead: 'Qué sabemos de ti, por qué, durante cuánto tiempo y qué puedes hacer tú.',
      parts: [
        {
          title: 'Qué datos recogemos',
          text: [
            'Cuando practicas con Sayso, el servidor guarda:',
            [
              'tu nombre o apodo',
              'tu correo electrónico',
              'el nivel de inglés que nos has dicho',
              'tus conversaciones: su contenido, su duración y los XP que has ganado',
              'tu historial de aprendizaje',
              'tus preferencias: objetivo, temas y coach',
              'tus errores frecuentes',
            ],
            'Si entras con Google o Facebook, ellos nos dan tu nombre, tu correo electrónico y tu foto. Si eliges una contraseña, solo la guardamos de una forma que nadie puede leer.',
          ],
        },
        {
          title: 'Para qué los usamos',
          text: [
            'Solo para darte acceso a tu cuenta, hablar contigo a tu nivel, corregirte y mostrarte tu progreso. Es el servicio que pides al abrir una cuenta (artículo 6.1.b del RGPD).',
            'Para proteger el servidor, su registro también anota qué página se pidió, cuándo y desde qué dirección de internet (artículo 6.1.f del RGPD).',
          ],
        },
        {
          title: 'Cuánto tiempo los guardamos',
          text: ['Guardamos tus datos mientras tu cuenta está activa. Cuando borras tu cuenta, se borran tus datos.'],
        },
        {
          title: 'Tu voz',
          text: [
            'Tus grabaciones se envían a este servidor, que las convierte en texto. Las grabaciones no se guardan.',
            'Tu navegador también puede reconocer la voz por su cuenta. En ese caso puede enviar el sonido a su fabricante: Chrome, por ejemplo, puede enviarlo a Google. Entonces valen las reglas de ese fabricante.',
          ],
        },
        {
          title: 'Quién más los recibe',
          text: [
            'Tus datos no se comparten ni se venden. No hay publicidad.',
            'Algunos servicios pueden trabajar para nosotros. Es posible que el responsable de este servidor haya elegido proveedores externos para el coach, para reconocer la voz o para las voces. En ese caso se les envía el texto o el sonido de tu conversación, solo para responderte. Pregunta al responsable cuáles se usan y en qué país.',
            'Donde se puede pagar, el pago lo gestiona Stripe. El número de tu tarjeta nunca llega a nosotros.',
          ],
        },
        {
          title: 'En tu dispositivo',
          text: [
            'El almacenamiento local de tu navegador guarda tus claves de sesión y tu correo electrónico, para que no tengas que entrar cada vez. No hay cookies de seguimiento. Cuando entras con Google o Facebook, una cookie protege esa entrada durante unos minutos.',
          ],
        },
        {
          title: 'Tus derechos',
          text: [
            'El RGPD te da estos derechos:',
            [
              'ver los datos que tenemos sobre ti y recibir una copia',
              'pedir que se corrijan los errores',
              'pedir que se borren tus datos',
              'oponerte a que los usemos o pedir que se limite su uso',
              'presentar una reclamación ante la autoridad de protección de datos de tu país (en España, la AEPD)',
            ],
            'Escribe al responsable. Recibirás una respuesta en el plazo de un mes, y es gratis.',
          ],
          shows: 'contact',
        },
      ],
    },
    terms: {
      chip: 'Condiciones',
      title: 'Condiciones de uso',
      lead: 'Qué puedes esperar de nosotros y qué te pedimos.',
      parts: [
        {
          title: 'Para quién es Sayso',
          text: [
            'Sayso es para todas las personas que quieren practicar el inglés hablado. Si tienes menos de 16 años, pide antes permiso a tu madre, a tu padre o a quien te tutela.',
            'Necesitas un micrófono y un navegador que reconozca la voz. Aconsejamos Google Chrome.',
          ],
        },
        {
          title: 'Tu cuenta',
          text: [
            'Da un correo electrónico que sea tuyo y no compartas tu contraseña con nadie. Tu cuenta es solo para ti.',
          ],
        },
        {
          title: 'Gratis, o Plus',
          text: [
            'Sayso es gratis para un número limitado de conversaciones al día.',
            'Plus cuesta 7,99 € al mes o 79 € al año, e incluye conversaciones, práctica de pronunciación y entrevistas sin límite. Puedes cancelarlo en cualquier momento: conservas Plus hasta el final del periodo que has pagado.',
            'Si la ley te da derecho de desistimiento, lo conservas. En la Unión Europea suele ser de 14 días.',
          ],
        },
        {
          title: 'Los coaches son máquinas',
          text: [
            'John y Daisy no son personas. Son programas y pueden equivocarse.',
            'Sus correcciones, puntuaciones y niveles te ayudan a practicar. No son un certificado oficial ni consejos sobre trabajo, salud o derecho. No les cuentes secretos.',
          ],
        },
        {
          title: 'Qué no está permitido',
          text: [
            'Por favor, evita:',
            [
              'usar Sayso para dañar, insultar o engañar a otras personas',
              'decir o escribir cosas contrarias a la ley',
              'hacerte pasar por otra persona',
              'atacar o sobrecargar el servidor, o saltarte sus límites',
            ],
            'Podemos cerrar una cuenta que no respete estas reglas.',
          ],
        },
        {
          title: 'Cuando no funciona',
          text: [
            'Hacemos lo posible para que Sayso funcione, pero no podemos prometer que funcione siempre. Puede pararse por reparaciones, cambiar o terminar. Cuando cambie algo importante, te avisaremos antes siempre que podamos.',
          ],
        },
        {
          title: 'Responsabilidad',
          text: [
            'Respondemos de los daños que causemos a propósito o por negligencia grave, y siempre que la ley no permita un límite. Más allá de eso, y en la medida en que la ley lo permite, no respondemos de lo que resulte de un error de un coach o de un servidor que no está disponible.',
          ],
        },
        {
          title: 'Qué ley se aplica',
          text: [
            'La del país donde está establecido el responsable. Como consumidor conservas también la protección de la ley del país donde vives. Si algo va mal, escríbenos primero: casi todo se arregla hablando.',
          ],
        },
      ],
    },
    delete: {
      chip: 'Eliminación',
      title: 'Eliminación de tus datos',
      lead: 'Puedes irte cuando quieras. Así se borran tus datos.',
      parts: [
        {
          title: 'En la aplicación',
          text: [
            'Abre tu perfil y pulsa el botón «Delete my account» (borrar mi cuenta). Confírmalo, y tu cuenta se borra en el momento.',
          ],
        },
        {
          title: 'Por correo electrónico',
          text: [
            'O escribe al responsable desde el correo electrónico de tu cuenta y pide que se borren tus datos. Se hace en el plazo de un mes.',
          ],
          shows: 'contact',
        },
        {
          title: 'Qué se borra',
          text: [
            'Todo: tu nombre o apodo, tu correo electrónico, tu nivel, tus conversaciones, tu historial de aprendizaje, tus preferencias y tus errores frecuentes. Solo lo que la ley nos obliga a guardar, como una factura, se queda el tiempo que dice la ley.',
            'Si tienes Plus, al borrar la cuenta termina también la suscripción: no se te cobra nada más.',
          ],
        },
        {
          title: 'La eliminación es definitiva',
          text: [
            'Nadie puede recuperar una cuenta borrada, tampoco nosotros. Puedes abrir una nueva cuando quieras, pero empieza de cero.',
          ],
        },
        {
          title: 'En Google o Facebook',
          text: [
            'Si entraste con Google o Facebook, también puedes quitar Sayso de la lista de aplicaciones de tu cuenta allí.',
          ],
        },
      ],
    },
  },
};
