import type { LegalText } from './text.ts';

export const pt: LegalText = {
  pageTitle: 'Aviso legal',
  title: 'O jurídico, em bom português.',
  lead: 'Quem administra este servidor, o que acontece com os seus dados, quais são as regras e como apagar tudo.',
  inShort: {
    title: 'Em resumo',
    points: [
      'Os seus dados não são compartilhados nem vendidos.',
      'Sem publicidade e sem cookies de rastreamento.',
      'As suas gravações não são guardadas.',
      'Você pode apagar tudo, a qualquer momento.',
    ],
  },
  language: 'Idioma',
  navigation: 'Nesta página',
  back: 'Voltar ao Sayso',
  rights: 'Todos os direitos reservados.',
  operator: {
    name: 'Nome',
    address: 'Endereço',
    registration: 'Número de registro',
    email: 'E-mail',
    missing:
      'O responsável por este servidor ainda não informou os seus dados. Pergunte a quem lhe deu o endereço desta página.',
    incomplete:
      'O responsável por este servidor ainda não informou todos os seus dados. Para o que falta, pergunte a quem lhe deu o endereço desta página.',
    noEmail:
      'O responsável por este servidor ainda não informou um e-mail. Pergunte a quem lhe deu o endereço desta página.',
    unreachable: 'Não foi possível carregar os dados do responsável. Verifique a sua conexão e tente novamente.',
    again: 'Tentar novamente',
  },
  sections: {
    legal: {
      chip: 'Aviso legal',
      title: 'Aviso legal',
      lead: 'Quem está por trás da página que você está lendo.',
      parts: [
        {
          title: 'Quem administra este servidor',
          text: [
            'O Sayso é um aplicativo para praticar o inglês falado. Qualquer pessoa pode instalá-lo no seu próprio servidor. A pessoa ou empresa indicada aqui administra o que você está usando e responde por ele. Nesta página, ela é chamada de “nós” e “o responsável”.',
          ],
          shows: 'operator',
        },
        {
          title: 'Onde está hospedado',
          text: [
            'O aplicativo e o seu banco de dados estão em computadores escolhidos pelo responsável. Se quiser saber onde estão, pergunte a ele.',
          ],
        },
        {
          title: 'O que pertence a quem',
          text: [
            'O que você diz e escreve continua sendo seu. Só usamos isso para responder, corrigir e mostrar o seu progresso.',
            'O nome Sayso, os coaches John e Daisy, os desenhos e os textos pertencem aos seus autores. A licença do programa diz o que você pode fazer com ele.',
          ],
        },
      ],
    },
    privacy: {
      chip: 'Privacidade',
      title: 'Privacidade',
      lead: 'O que sabemos sobre você, por quê, por quanto tempo e o que você pode fazer.',
      parts: [
        {
          title: 'Que dados coletamos',
          text: [
            'Quando você pratica com o Sayso, o servidor guarda:',
            [
              'o seu nome ou apelido',
              'o seu e-mail',
              'o nível de inglês que você declarou',
              'as suas conversas: o conteúdo, a duração e os XP ganhos',
              'o seu histórico de aprendizagem',
              'as suas preferências: objetivo, temas e coach',
              'os seus erros frequentes',
            ],
            'Se você entra com o Google ou o Facebook, recebemos deles o seu nome, o seu e-mail e a sua foto. Se você escolhe uma senha, só a guardamos de uma forma que ninguém consegue ler.',
          ],
        },
        {
          title: 'Para que servem',
          text: [
            'Só para dar acesso à sua conta, conversar com você no seu nível, corrigir e mostrar o seu progresso. É o serviço que você pede ao abrir uma conta (artigo 6.º, n.º 1, b, do RGPD).',
            'Para proteger o servidor, o registro dele também anota que página foi pedida, quando e de que endereço de internet (artigo 6.º, n.º 1, f, do RGPD).',
          ],
        },
        {
          title: 'Por quanto tempo',
          text: [
            'Guardamos os seus dados enquanto a sua conta estiver ativa. Quando você apaga a conta, os seus dados são apagados.',
          ],
        },
        {
          title: 'A sua voz',
          text: [
            'As suas gravações são enviadas a este servidor, que as transforma em texto. As gravações não são guardadas.',
            'O seu navegador também consegue reconhecer a fala sozinho. Nesse caso, ele pode enviar o som ao seu fabricante: o Chrome, por exemplo, pode enviá-lo ao Google. Valem então as regras desse fabricante.',
          ],
        },
        {
          title: 'Quem mais os recebe',
          text: [
            'Os seus dados não são compartilhados nem vendidos. Não há publicidade.',
            'Alguns serviços podem trabalhar para nós. O responsável por este servidor pode ter escolhido fornecedores externos para o coach, para o reconhecimento da fala ou para as vozes. O texto ou o som da sua conversa é então enviado a eles, só para que você receba uma resposta. Pergunte ao responsável quais são usados e em que país.',
            'Onde é possível pagar, é a Stripe que trata do pagamento. O número do seu cartão nunca chega até nós.',
          ],
        },
        {
          title: 'No seu aparelho',
          text: [
            'O armazenamento local do seu navegador guarda os seus códigos de sessão e o seu e-mail, para que você não precise entrar todas as vezes. Não há cookies de rastreamento. Quando você entra com o Google ou o Facebook, um cookie protege essa entrada por alguns minutos.',
          ],
        },
        {
          title: 'Os seus direitos',
          text: [
            'O RGPD dá a você estes direitos:',
            [
              'ver os dados que temos sobre você e receber uma cópia',
              'pedir a correção de erros',
              'pedir que os seus dados sejam apagados',
              'opor-se ao uso deles ou pedir que seja limitado',
              'apresentar uma reclamação à autoridade de proteção de dados do seu país (em Portugal, a CNPD)',
            ],
            'Escreva ao responsável. Você recebe uma resposta no prazo de um mês, e é grátis.',
          ],
          shows: 'contact',
        },
      ],
    },
    terms: {
      chip: 'Termos',
      title: 'Termos de uso',
      lead: 'O que você pode esperar de nós e o que pedimos a você.',
      parts: [
        {
          title: 'Para quem é o Sayso',
          text: [
            'O Sayso é para todas as pessoas que querem praticar o inglês falado. Se você tem menos de 16 anos, peça antes a autorização da sua mãe, do seu pai ou de quem é responsável por você.',
            'Você precisa de um microfone e de um navegador que reconheça a fala. Aconselhamos o Google Chrome.',
          ],
        },
        {
          title: 'A sua conta',
          text: ['Informe um e-mail que seja seu e não conte a sua senha a ninguém. A sua conta é só para você.'],
        },
        {
          title: 'Grátis, ou Plus',
          text: [
            'O Sayso é grátis para um número limitado de conversas por dia.',
            'O Plus custa 7,99 € por mês ou 79 € por ano e inclui conversas, exercícios de pronúncia e entrevistas sem limite. Você pode cancelar a qualquer momento: o Plus continua até o fim do período pago.',
            'Se a lei lhe dá um direito de arrependimento, ele continua seu. Na União Europeia são, em geral, 14 dias.',
          ],
        },
        {
          title: 'Os coaches são máquinas',
          text: [
            'John e Daisy não são pessoas. São programas e podem errar.',
            'As correções, as notas e os níveis ajudam você a praticar. Não são um certificado oficial nem conselhos sobre trabalho, saúde ou direito. Não lhes conte segredos.',
          ],
        },
        {
          title: 'O que não é permitido',
          text: [
            'Por favor, evite:',
            [
              'usar o Sayso para prejudicar, insultar ou enganar outras pessoas',
              'dizer ou escrever coisas contrárias à lei',
              'fazer-se passar por outra pessoa',
              'atacar ou sobrecarregar o servidor, ou contornar os seus limites',
            ],
            'Podemos encerrar uma conta que não respeite estas regras.',
          ],
        },
        {
          title: 'Quando não funciona',
          text: [
            'Fazemos o possível para que o Sayso funcione, mas não podemos prometer que funcione sempre. Ele pode parar para reparos, mudar ou acabar. Quando algo importante mudar, avisaremos antes, sempre que possível.',
          ],
        },
        {
          title: 'Responsabilidade',
          text: [
            'Respondemos pelos danos que causarmos de propósito ou por negligência grave, e sempre que a lei não permitir um limite. Além disso, na medida em que a lei permite, não respondemos pelo que resultar de um erro de um coach ou de um servidor fora do ar.',
          ],
        },
        {
          title: 'Que lei se aplica',
          text: [
            'A lei do país onde o responsável está estabelecido. Como consumidor, você mantém também a proteção da lei do país onde vive. Se algo não estiver bem, escreva-nos primeiro: quase tudo se resolve conversando.',
          ],
        },
      ],
    },
    delete: {
      chip: 'Exclusão',
      title: 'Exclusão dos dados',
      lead: 'Você pode sair quando quiser. É assim que os seus dados são apagados.',
      parts: [
        {
          title: 'No aplicativo',
          text: [
            'Abra o seu perfil e toque no botão “Delete my account” (apagar a minha conta). Confirme, e a sua conta é apagada na hora.',
          ],
        },
        {
          title: 'Por e-mail',
          text: [
            'Ou escreva ao responsável a partir do e-mail da sua conta e peça que os seus dados sejam apagados. Isso é feito no prazo de um mês.',
          ],
          shows: 'contact',
        },
        {
          title: 'O que é apagado',
          text: [
            'Tudo: o seu nome ou apelido, e-mail, nível, conversas, histórico de aprendizagem, preferências e erros frequentes. Só o que a lei nos obriga a guardar, como uma fatura, fica pelo tempo que a lei determina.',
            'Se você tem o Plus, apagar a conta também encerra a assinatura: nada mais é cobrado.',
          ],
        },
        {
          title: 'A exclusão é definitiva',
          text: [
            'Ninguém pode recuperar uma conta apagada, nem mesmo nós. Você pode abrir uma nova a qualquer momento, mas ela começa do zero.',
          ],
        },
        {
          title: 'No Google ou no Facebook',
          text: [
            'Se você entrou com o Google ou o Facebook, também pode remover o Sayso da lista de aplicativos da sua conta lá.',
          ],
        },
      ],
    },
  },
};
