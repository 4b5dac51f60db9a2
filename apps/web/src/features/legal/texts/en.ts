import type { LegalText } from './text.ts';

export const en: LegalText = {
  pageTitle: 'Legal',
  title: 'Legal, made plain.',
  lead: 'Who runs this server, what happens to your data, what the rules are, and how you delete everything.',
  inShort: {
    title: 'In short',
    points: [
      'Your data is not shared and not sold.',
      'No ads, no tracking cookies.',
      'Your recordings are not kept.',
      'You can delete everything, at any time.',
    ],
  },
  language: 'Language',
  navigation: 'On this page',
  back: 'Back to Sayso',
  rights: 'All rights reserved.',
  operator: {
    name: 'Name',
    address: 'Address',
    registration: 'Company number',
    email: 'E-mail',
    missing:
      'The operator of this server has not entered their details yet. Please ask whoever gave you the address of this page.',
    incomplete:
      'The operator of this server has not entered all their details yet. For the rest, please ask whoever gave you the address of this page.',
    noEmail:
      'The operator of this server has not entered an e-mail address yet. Please ask whoever gave you the address of this page.',
    unreachable: 'Who runs this server could not be loaded. Check your connection and try again.',
    again: 'Try again',
  },
  sections: {
    legal: {
      chip: 'Legal notice',
      title: 'Legal notice',
      lead: 'Who is behind the page that you are looking at.',
      parts: [
        {
          title: 'Who runs this server',
          text: [
            'Sayso is an app for practising spoken English. Anyone may run it on a server of their own. Whoever is named here runs the one that you are using, and is responsible for it. On this page they are called “we” and “the operator”.',
          ],
          shows: 'operator',
        },
        {
          title: 'Where it is hosted',
          text: [
            'The app and its database are on computers that the operator has chosen. If you want to know where they are, ask the operator.',
          ],
        },
        {
          title: 'What belongs to whom',
          text: [
            'What you say and write stays yours. We only use it to answer you, to correct you and to show your progress.',
            'The name Sayso, the coaches John and Daisy, the drawings and the texts belong to their authors. The licence of the program says what you may do with it.',
          ],
        },
      ],
    },
    privacy: {
      chip: 'Privacy',
      title: 'Privacy',
      lead: 'What we know about you, why, for how long, and what you can do about it.',
      parts: [
        {
          title: 'What we collect',
          text: [
            'When you practise with Sayso, the server keeps:',
            [
              'your name or nickname',
              'your e-mail address',
              'the English level that you told us',
              'your conversations: what was said, how long they took, and the XP that you earned',
              'your learning history',
              'your preferences: goal, topics and coach',
              'the errors that you make often',
            ],
            'If you sign in with Google or Facebook, they give us your name, your e-mail address and your picture. If you choose a password, we keep it only in a form that nobody can read.',
          ],
        },
        {
          title: 'What we use it for',
          text: [
            'Only to let you in, to talk with you at your level, to correct you and to show your progress. This is the service that you ask for when you open an account (Article 6(1)(b) of the GDPR).',
            'To protect the server, its log also notes which page was asked for, when, and from which internet address (Article 6(1)(f) of the GDPR).',
          ],
        },
        {
          title: 'How long we keep it',
          text: [
            'We keep your data for as long as your account is active. When you delete your account, your data is deleted.',
          ],
        },
        {
          title: 'Your voice',
          text: [
            'Your recordings are sent to this server, which turns them into text. The recordings themselves are not kept.',
            'Your browser can also recognise speech by itself. It may then send the sound to its maker: Chrome, for example, may send it to Google. The rules of that maker apply to it.',
          ],
        },
        {
          title: 'Who else receives it',
          text: [
            'Your data is not shared and not sold. There are no ads.',
            'Some services may work for us. The operator of this server may have chosen outside providers for the coach, for recognising speech, or for the voices. The text or the sound of your conversation is then sent to them, only so that you get an answer. Ask the operator which ones are used, and in which country.',
            'Where payment is possible, Stripe handles it. Your card number never reaches us.',
          ],
        },
        {
          title: 'On your device',
          text: [
            'The local storage of your browser keeps your sign-in tokens and your e-mail address, so that you stay signed in. There are no tracking cookies. When you sign in with Google or Facebook, one cookie protects that sign-in for a few minutes.',
          ],
        },
        {
          title: 'Your rights',
          text: [
            'The GDPR gives you these rights:',
            [
              'to see the data that we have about you, and to receive a copy',
              'to have mistakes corrected',
              'to have your data deleted',
              'to object to what we do with it, or to limit it',
              'to complain to the data protection authority of your country',
            ],
            'Write to the operator. You get an answer within one month, and it costs you nothing.',
          ],
          shows: 'contact',
        },
      ],
    },
    terms: {
      chip: 'Terms',
      title: 'Terms of use',
      lead: 'What you can expect of us, and what we ask of you.',
      parts: [
        {
          title: 'Who Sayso is for',
          text: [
            'Sayso is for everyone who wants to practise speaking English. If you are under 16, please ask a parent or guardian first.',
            'You need a microphone and a browser that can recognise speech. We advise Google Chrome.',
          ],
        },
        {
          title: 'Your account',
          text: [
            'Give an e-mail address that is yours, and keep your password to yourself. Your account is for you alone.',
          ],
        },
        {
          title: 'Free, or Plus',
          text: [
            'Sayso is free for a limited number of conversations a day.',
            'Plus costs €7.99 a month or €79 a year, and gives you unlimited conversations, pronunciation practice and interviews. You can cancel at any time: you then keep Plus until the end of the time that you have paid for.',
            'If the law gives you a right of withdrawal, it stays yours. In the European Union this is usually 14 days.',
          ],
        },
        {
          title: 'The coaches are machines',
          text: [
            'John and Daisy are not people. They are computer programs, and they can be wrong.',
            'Their corrections, scores and levels help you to practise. They are not an official certificate, and not advice about work, health or law. Please do not tell them secrets.',
          ],
        },
        {
          title: 'What is not allowed',
          text: [
            'Please do not:',
            [
              'use Sayso to harm, insult or deceive others',
              'say or write anything that is against the law',
              'pretend to be somebody else',
              'attack or overload the server, or get round its limits',
            ],
            'We may close an account that breaks these rules.',
          ],
        },
        {
          title: 'When it does not work',
          text: [
            'We do our best to keep Sayso running, but we cannot promise that it always works. It may pause for repairs, it may change, and it may end. When something important changes, we tell you before, wherever we can.',
          ],
        },
        {
          title: 'Liability',
          text: [
            'We are liable for damage that we cause on purpose or by gross negligence, and wherever the law does not allow a limit. Beyond that, as far as the law permits, we are not liable for what follows from a wrong answer of a coach, or from a server that cannot be reached.',
          ],
        },
        {
          title: 'Which law applies',
          text: [
            'The law of the country where the operator is based. As a consumer you also keep the protection of the law of the country where you live. If something is wrong, write to us first: most things can be settled by talking.',
          ],
        },
      ],
    },
    delete: {
      chip: 'Deletion',
      title: 'Deleting your data',
      lead: 'You can leave whenever you like. This is how your data is deleted.',
      parts: [
        {
          title: 'In the app',
          text: [
            'Open your profile and press the button “Delete my account”. Confirm it, and your account is deleted at once.',
          ],
        },
        {
          title: 'By e-mail',
          text: [
            'Or write to the operator from the e-mail address of your account, and ask for your data to be deleted. This is done within one month.',
          ],
          shows: 'contact',
        },
        {
          title: 'What is deleted',
          text: [
            'All of it: your name or nickname, e-mail address, level, conversations, learning history, preferences and frequent errors. Only what the law tells us to keep, like an invoice, stays for as long as the law says.',
            'If you have Plus, deleting your account ends the subscription too: nothing more is charged.',
          ],
        },
        {
          title: 'Deletion is final',
          text: [
            'Nobody can bring a deleted account back, not even we. You may open a new one at any time, but it begins at zero.',
          ],
        },
        {
          title: 'At Google or Facebook',
          text: [
            'If you signed in with Google or Facebook, you can also remove Sayso from the list of apps in your account there.',
          ],
        },
      ],
    },
  },
};
