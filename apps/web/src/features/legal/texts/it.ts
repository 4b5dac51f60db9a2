import type { LegalText } from './text.ts';

export const it: LegalText = {
  pageTitle: 'Note legali',
  title: 'Note legali, parole semplici.',
  lead: 'Chi gestisce questo server, che cosa succede ai tuoi dati, quali sono le regole e come si cancella tutto.',
  inShort: {
    title: 'In breve',
    points: [
      'I tuoi dati non sono né condivisi né venduti.',
      'Niente pubblicità, niente cookie di tracciamento.',
      'Le tue registrazioni non vengono conservate.',
      'Puoi cancellare tutto, in qualsiasi momento.',
    ],
  },
  language: 'Lingua',
  navigation: 'In questa pagina',
  back: 'Torna a Sayso',
  rights: 'Tutti i diritti riservati.',
  operator: {
    name: 'Nome',
    address: 'Indirizzo',
    registration: 'Numero di registrazione',
    email: 'E-mail',
    missing:
      'Il gestore di questo server non ha ancora inserito i suoi dati. Chiedi alla persona che ti ha dato l’indirizzo di questa pagina.',
    incomplete:
      'Il gestore di questo server non ha ancora inserito tutti i suoi dati. Per il resto, chiedi alla persona che ti ha dato l’indirizzo di questa pagina.',
    noEmail:
      'Il gestore di questo server non ha ancora inserito un indirizzo e-mail. Chiedi alla persona che ti ha dato l’indirizzo di questa pagina.',
    unreachable: 'Non è stato possibile caricare i dati del gestore. Controlla la connessione e riprova.',
    again: 'Riprova',
  },
  sections: {
    legal: {
      chip: 'Note legali',
      title: 'Note legali',
      lead: 'Chi c’è dietro la pagina che stai leggendo.',
      parts: [
        {
          title: 'Chi gestisce questo server',
          text: [
            'Sayso è un’app per esercitarsi a parlare inglese. Chiunque può installarla su un proprio server. La persona o la società indicata qui gestisce quello che stai usando e ne è responsabile. In questa pagina la chiamiamo «noi» e «il gestore».',
          ],
          shows: 'operator',
        },
        {
          title: 'Dove si trova',
          text: [
            'L’app e il suo database si trovano su computer scelti dal gestore. Se vuoi sapere dove sono, chiedilo al gestore.',
          ],
        },
        {
          title: 'Che cosa appartiene a chi',
          text: [
            'Quello che dici e scrivi resta tuo. Lo usiamo soltanto per risponderti, per correggerti e per mostrarti i tuoi progressi.',
            'Il nome Sayso, i coach John e Daisy, i disegni e i testi appartengono ai loro autori. La licenza del programma dice che cosa puoi farne.',
          ],
        },
      ],
    },
    privacy: {
      chip: 'Privacy',
      title: 'Privacy',
      lead: 'Che cosa sappiamo di te, perché, per quanto tempo e che cosa puoi fare tu.',
      parts: [
        {
          title: 'Quali dati raccogliamo',
          text: [
            'Quando ti eserciti con Sayso, il server conserva:',
            [
              'il tuo nome o soprannome',
              'il tuo indirizzo e-mail',
              'il livello di inglese che ci hai indicato',
              'le tue conversazioni: il contenuto, la durata e gli XP guadagnati',
              'la cronologia del tuo apprendimento',
              'le tue preferenze: obiettivo, argomenti e coach',
              'i tuoi errori frequenti',
            ],
            'Se accedi con Google o Facebook, riceviamo da loro il tuo nome, il tuo indirizzo e-mail e la tua foto. Se scegli una password, la conserviamo solo in una forma che nessuno può leggere.',
          ],
        },
        {
          title: 'A che cosa servono',
          text: [
            'Soltanto a farti entrare nel tuo account, a parlare con te al tuo livello, a correggerti e a mostrarti i tuoi progressi. È il servizio che chiedi quando apri un account (articolo 6.1.b del GDPR).',
            'Per proteggere il server, il suo registro annota anche quale pagina è stata richiesta, quando e da quale indirizzo internet (articolo 6.1.f del GDPR).',
          ],
        },
        {
          title: 'Per quanto tempo li conserviamo',
          text: [
            'Conserviamo i tuoi dati finché il tuo account è attivo. Quando cancelli l’account, i tuoi dati vengono cancellati.',
          ],
        },
        {
          title: 'La tua voce',
          text: [
            'Le tue registrazioni vengono inviate a questo server, che le trasforma in testo. Le registrazioni non vengono conservate.',
            'Anche il tuo browser può riconoscere la voce da solo. In quel caso può inviare l’audio a chi lo produce: Chrome, per esempio, può inviarlo a Google. Valgono allora le regole di quel produttore.',
          ],
        },
        {
          title: 'Chi altro li riceve',
          text: [
            'I tuoi dati non sono né condivisi né venduti. Non c’è pubblicità.',
            'Alcuni servizi possono lavorare per noi. Il gestore di questo server può avere scelto fornitori esterni per il coach, per il riconoscimento vocale o per le voci. Il testo o l’audio della tua conversazione viene allora inviato a loro, solo per poterti rispondere. Chiedi al gestore quali vengono usati e in quale Paese.',
            'Dove è possibile pagare, se ne occupa Stripe. Il numero della tua carta non arriva mai a noi.',
          ],
        },
        {
          title: 'Sul tuo dispositivo',
          text: [
            'La memoria locale del tuo browser conserva i token di accesso e il tuo indirizzo e-mail, così non devi accedere ogni volta. Non ci sono cookie di tracciamento. Quando accedi con Google o Facebook, un cookie protegge quell’accesso per qualche minuto.',
          ],
        },
        {
          title: 'I tuoi diritti',
          text: [
            'Il GDPR ti dà questi diritti:',
            [
              'vedere i dati che abbiamo su di te e riceverne una copia',
              'far correggere gli errori',
              'far cancellare i tuoi dati',
              'opporti al loro uso o farlo limitare',
              'presentare un reclamo all’autorità per la protezione dei dati del tuo Paese (in Italia, il Garante)',
            ],
            'Scrivi al gestore. Ricevi una risposta entro un mese, ed è gratis.',
          ],
          shows: 'contact',
        },
      ],
    },
    terms: {
      chip: 'Condizioni',
      title: 'Condizioni d’uso',
      lead: 'Che cosa puoi aspettarti da noi e che cosa ti chiediamo.',
      parts: [
        {
          title: 'Per chi è Sayso',
          text: [
            'Sayso è per chiunque voglia esercitarsi a parlare inglese. Se hai meno di 16 anni, chiedi prima il permesso a un genitore o a un tutore.',
            'Ti servono un microfono e un browser che riconosce la voce. Consigliamo Google Chrome.',
          ],
        },
        {
          title: 'Il tuo account',
          text: ['Indica un indirizzo e-mail che sia tuo e tieni la password per te. Il tuo account è personale.'],
        },
        {
          title: 'Gratis, oppure Plus',
          text: [
            'Sayso è gratis per un numero limitato di conversazioni al giorno.',
            'Plus costa 7,99 € al mese o 79 € all’anno e comprende conversazioni, esercizi di pronuncia e colloqui senza limiti. Puoi disdire in qualsiasi momento: tieni Plus fino alla fine del periodo che hai pagato.',
            'Se la legge ti dà un diritto di recesso, resta tuo. Nell’Unione europea di solito è di 14 giorni.',
          ],
        },
        {
          title: 'I coach sono macchine',
          text: [
            'John e Daisy non sono persone. Sono programmi e possono sbagliare.',
            'Le loro correzioni, i punteggi e i livelli ti aiutano a esercitarti. Non sono un certificato ufficiale né consigli su lavoro, salute o diritto. Non confidare loro segreti.',
          ],
        },
        {
          title: 'Che cosa non è permesso',
          text: [
            'Per favore, evita di:',
            [
              'usare Sayso per danneggiare, insultare o ingannare altre persone',
              'dire o scrivere cose contrarie alla legge',
              'fingere di essere un’altra persona',
              'attaccare o sovraccaricare il server, o aggirare i suoi limiti',
            ],
            'Possiamo chiudere un account che non rispetta queste regole.',
          ],
        },
        {
          title: 'Quando non funziona',
          text: [
            'Facciamo del nostro meglio perché Sayso funzioni, ma non possiamo promettere che funzioni sempre. Può fermarsi per una riparazione, cambiare o finire. Quando cambia qualcosa di importante, ti avvisiamo prima, ogni volta che possiamo.',
          ],
        },
        {
          title: 'Responsabilità',
          text: [
            'Rispondiamo dei danni che causiamo con dolo o per colpa grave, e ovunque la legge non permetta limiti. Per il resto, nella misura consentita dalla legge, non rispondiamo delle conseguenze di un errore di un coach o di un server non raggiungibile.',
          ],
        },
        {
          title: 'Quale legge si applica',
          text: [
            'La legge del Paese in cui ha sede il gestore. Come consumatore mantieni anche la protezione della legge del Paese in cui vivi. Se qualcosa non va, scrivici prima: quasi tutto si risolve parlando.',
          ],
        },
      ],
    },
    delete: {
      chip: 'Cancellazione',
      title: 'Cancellazione dei dati',
      lead: 'Puoi andartene quando vuoi. Ecco come vengono cancellati i tuoi dati.',
      parts: [
        {
          title: 'Nell’app',
          text: [
            'Apri il tuo profilo e premi il pulsante «Delete my account» (cancella il mio account). Conferma, e il tuo account viene cancellato subito.',
          ],
        },
        {
          title: 'Via e-mail',
          text: [
            'Oppure scrivi al gestore dall’indirizzo e-mail del tuo account e chiedi la cancellazione dei tuoi dati. Avviene entro un mese.',
          ],
          shows: 'contact',
        },
        {
          title: 'Che cosa viene cancellato',
          text: [
            'Tutto: il tuo nome o soprannome, l’indirizzo e-mail, il livello, le conversazioni, la cronologia del tuo apprendimento, le preferenze e gli errori frequenti. Soltanto ciò che la legge ci obbliga a conservare, come una fattura, resta per il tempo previsto dalla legge.',
            'Se hai Plus, cancellando l’account termina anche l’abbonamento: non ti viene addebitato altro.',
          ],
        },
        {
          title: 'La cancellazione è definitiva',
          text: [
            'Nessuno può recuperare un account cancellato, nemmeno noi. Puoi aprirne uno nuovo in qualsiasi momento, ma riparte da zero.',
          ],
        },
        {
          title: 'Su Google o Facebook',
          text: [
            'Se hai fatto l’accesso con Google o Facebook, puoi anche togliere Sayso dall’elenco delle app del tuo account lì.',
          ],
        },
      ],
    },
  },
};
