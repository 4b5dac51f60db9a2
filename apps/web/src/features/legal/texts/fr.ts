import type { LegalText } from './text.ts';

export const fr: LegalText = {
  pageTitle: 'Mentions légales',
  title: 'Le juridique, en clair.',
  lead: 'Qui gère ce serveur, ce que deviennent vos données, quelles sont les règles, et comment tout supprimer.',
  inShort: {
    title: 'En bref',
    points: [
      'Vos données ne sont ni partagées ni vendues.',
      'Pas de publicité, pas de cookies de suivi.',
      'Vos enregistrements ne sont pas conservés.',
      'Vous pouvez tout supprimer, à tout moment.',
    ],
  },
  language: 'Langue',
  navigation: 'Sur cette page',
  back: 'Retour à Sayso',
  rights: 'Tous droits réservés.',
  operator: {
    name: 'Nom',
    address: 'Adresse',
    registration: 'Numéro d’immatriculation',
    email: 'E-mail',
    missing:
      'L’exploitant de ce serveur n’a pas encore indiqué ses coordonnées. Adressez-vous à la personne qui vous a donné l’adresse de cette page.',
    incomplete:
      'L’exploitant de ce serveur n’a pas encore indiqué toutes ses coordonnées. Pour le reste, adressez-vous à la personne qui vous a donné l’adresse de cette page.',
    noEmail:
      'L’exploitant de ce serveur n’a pas encore indiqué d’adresse e-mail. Adressez-vous à la personne qui vous a donné l’adresse de cette page.',
    unreachable: 'Les coordonnées de l’exploitant n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.',
    again: 'Réessayer',
  },
  sections: {
    legal: {
      chip: 'Mentions légales',
      title: 'Mentions légales',
      lead: 'Qui se trouve derrière la page que vous lisez.',
      parts: [
        {
          title: 'Qui gère ce serveur',
          text: [
            'Sayso est une application pour s’entraîner à parler anglais. Chacun peut l’installer sur son propre serveur. La personne ou la société nommée ici gère celui que vous utilisez, et elle en est responsable. Sur cette page, « nous » et « l’exploitant » la désignent.',
          ],
          shows: 'operator',
        },
        {
          title: 'Hébergement',
          text: [
            'L’application et sa base de données se trouvent sur des ordinateurs choisis par l’exploitant. Pour savoir où ils sont, demandez-le-lui.',
          ],
        },
        {
          title: 'À qui appartient quoi',
          text: [
            'Ce que vous dites et écrivez reste à vous. Nous l’utilisons seulement pour vous répondre, vous corriger et vous montrer vos progrès.',
            'Le nom Sayso, les coachs John et Daisy, les dessins et les textes appartiennent à leurs auteurs. La licence du programme dit ce que vous pouvez en faire.',
          ],
        },
      ],
    },
    privacy: {
      chip: 'Confidentialité',
      title: 'Confidentialité',
      lead: 'Ce que nous savons de vous, pourquoi, pendant combien de temps, et ce que vous pouvez y changer.',
      parts: [
        {
          title: 'Les données collectées',
          text: [
            'Quand vous vous entraînez avec Sayso, le serveur conserve :',
            [
              'votre nom ou votre pseudo',
              'votre adresse e-mail',
              'le niveau d’anglais que vous avez déclaré',
              'vos conversations : leur contenu, leur durée et les XP gagnés',
              'votre historique d’apprentissage',
              'vos préférences : objectif, thèmes et coach',
              'vos erreurs fréquentes',
            ],
            'Si vous vous connectez avec Google ou Facebook, nous recevons d’eux votre nom, votre adresse e-mail et votre photo. Si vous choisissez un mot de passe, nous le gardons uniquement sous une forme que personne ne peut lire.',
          ],
        },
        {
          title: 'À quoi elles servent',
          text: [
            'Seulement à vous ouvrir votre compte, à parler avec vous à votre niveau, à vous corriger et à vous montrer vos progrès. C’est le service que vous demandez en créant un compte (article 6.1.b du RGPD).',
            'Pour protéger le serveur, son journal note aussi quelle page a été demandée, quand, et depuis quelle adresse internet (article 6.1.f du RGPD).',
          ],
        },
        {
          title: 'Durée de conservation',
          text: [
            'Nous gardons vos données tant que votre compte est actif. Quand vous supprimez votre compte, vos données sont supprimées.',
          ],
        },
        {
          title: 'Votre voix',
          text: [
            'Vos enregistrements sont envoyés à ce serveur, qui les transcrit. Les enregistrements eux-mêmes ne sont pas conservés.',
            'Votre navigateur sait aussi reconnaître la parole. Il peut alors envoyer le son à son éditeur : Chrome, par exemple, peut l’envoyer à Google. Ce sont alors les règles de cet éditeur qui s’appliquent.',
          ],
        },
        {
          title: 'Qui d’autre les reçoit',
          text: [
            'Vos données ne sont ni partagées ni vendues. Il n’y a pas de publicité.',
            'Certains services peuvent travailler pour nous. L’exploitant de ce serveur a peut-être choisi des prestataires extérieurs pour le coach, pour la reconnaissance de la parole ou pour les voix. Le texte ou le son de votre conversation leur est alors envoyé, uniquement pour vous répondre. Demandez à l’exploitant lesquels sont utilisés, et dans quel pays.',
            'Là où le paiement est possible, c’est Stripe qui s’en charge. Votre numéro de carte ne nous parvient jamais.',
          ],
        },
        {
          title: 'Sur votre appareil',
          text: [
            'Le stockage local de votre navigateur garde vos jetons de connexion et votre adresse e-mail, pour que votre session reste ouverte. Il n’y a pas de cookies de suivi. Quand vous vous connectez avec Google ou Facebook, un cookie protège cette connexion pendant quelques minutes.',
          ],
        },
        {
          title: 'Vos droits',
          text: [
            'Le RGPD vous donne ces droits :',
            [
              'voir les données que nous avons sur vous et en recevoir une copie',
              'faire corriger les erreurs',
              'faire supprimer vos données',
              'vous opposer à leur utilisation ou la faire limiter',
              'déposer une plainte auprès de l’autorité de protection des données de votre pays (en France, la CNIL)',
            ],
            'Écrivez à l’exploitant. Vous recevez une réponse dans un délai d’un mois, et c’est gratuit.',
          ],
          shows: 'contact',
        },
      ],
    },
    terms: {
      chip: 'Conditions',
      title: 'Conditions d’utilisation',
      lead: 'Ce que vous pouvez attendre de nous, et ce que nous vous demandons.',
      parts: [
        {
          title: 'Pour qui est Sayso',
          text: [
            'Sayso s’adresse à tous ceux qui veulent s’entraîner à parler anglais. Si vous avez moins de 16 ans, demandez d’abord l’accord d’un parent ou de votre tuteur.',
            'Il vous faut un micro et un navigateur qui reconnaît la parole. Nous conseillons Google Chrome.',
          ],
        },
        {
          title: 'Votre compte',
          text: [
            'Donnez une adresse e-mail qui est la vôtre, et gardez votre mot de passe pour vous. Votre compte est personnel.',
          ],
        },
        {
          title: 'Gratuit, ou Plus',
          text: [
            'Sayso est gratuit pour un nombre limité de conversations par jour.',
            'Plus coûte 7,99 € par mois ou 79 € par an. Il comprend des conversations, des exercices de prononciation et des entretiens illimités. Vous pouvez résilier à tout moment : vous gardez alors Plus jusqu’à la fin de la période payée.',
            'Si la loi vous donne un droit de rétractation, vous le gardez. Dans l’Union européenne, il est en général de 14 jours.',
          ],
        },
        {
          title: 'Les coachs sont des machines',
          text: [
            'John et Daisy ne sont pas des personnes. Ce sont des programmes, et ils peuvent se tromper.',
            'Leurs corrections, leurs notes et leurs niveaux vous aident à vous entraîner. Ce ne sont ni un diplôme officiel, ni des conseils sur le travail, la santé ou le droit. Ne leur confiez pas de secrets.',
          ],
        },
        {
          title: 'Ce qui n’est pas permis',
          text: [
            'Merci de ne pas :',
            [
              'utiliser Sayso pour nuire aux autres, les insulter ou les tromper',
              'dire ou écrire des choses contraires à la loi',
              'vous faire passer pour quelqu’un d’autre',
              'attaquer ou surcharger le serveur, ni contourner ses limites',
            ],
            'Nous pouvons fermer un compte qui ne respecte pas ces règles.',
          ],
        },
        {
          title: 'Quand cela ne marche pas',
          text: [
            'Nous faisons de notre mieux pour que Sayso fonctionne, mais nous ne pouvons pas promettre qu’il fonctionne toujours. Il peut s’arrêter pour des réparations, changer, ou prendre fin. Quand quelque chose d’important change, nous vous prévenons avant, chaque fois que nous le pouvons.',
          ],
        },
        {
          title: 'Responsabilité',
          text: [
            'Nous répondons des dommages que nous causons volontairement ou par faute lourde, et partout où la loi ne permet pas de limite. Au-delà, dans la mesure permise par la loi, nous ne répondons pas des suites d’une erreur d’un coach ni d’un serveur injoignable.',
          ],
        },
        {
          title: 'Droit applicable',
          text: [
            'Le droit du pays où l’exploitant est établi. En tant que consommateur, vous gardez aussi la protection de la loi du pays où vous habitez. Si quelque chose ne va pas, écrivez-nous d’abord : presque tout peut se régler en parlant.',
          ],
        },
      ],
    },
    delete: {
      chip: 'Suppression',
      title: 'Suppression des données',
      lead: 'Vous pouvez partir quand vous voulez. Voici comment vos données sont supprimées.',
      parts: [
        {
          title: 'Dans l’application',
          text: [
            'Ouvrez votre profil et appuyez sur le bouton « Delete my account » (supprimer mon compte). Confirmez : votre compte est supprimé tout de suite.',
          ],
        },
        {
          title: 'Par e-mail',
          text: [
            'Ou bien écrivez à l’exploitant depuis l’adresse e-mail de votre compte, et demandez la suppression de vos données. C’est fait dans un délai d’un mois.',
          ],
          shows: 'contact',
        },
        {
          title: 'Ce qui est supprimé',
          text: [
            'Tout : votre nom ou pseudo, votre adresse e-mail, votre niveau, vos conversations, votre historique d’apprentissage, vos préférences et vos erreurs fréquentes. Seul ce que la loi nous oblige à garder, comme une facture, reste aussi longtemps que la loi le demande.',
            'Si vous avez Plus, la suppression du compte met aussi fin à l’abonnement : rien d’autre n’est débité.',
          ],
        },
        {
          title: 'La suppression est définitive',
          text: [
            'Personne ne peut rétablir un compte supprimé, pas même nous. Vous pouvez en ouvrir un nouveau à tout moment, mais il repart de zéro.',
          ],
        },
        {
          title: 'Chez Google ou Facebook',
          text: [
            'Si vous utilisez Google ou Facebook pour vous connecter, vous pouvez aussi retirer Sayso de la liste des applications de votre compte chez eux.',
          ],
        },
      ],
    },
  },
};
