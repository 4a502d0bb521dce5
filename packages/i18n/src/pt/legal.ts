/** A beginning for every operator, who knows the law of their country and replaces it. */
export const legal = {
  version: 'Versão {{version}}',
  contents: 'Nesta página',
  terms: {
    title: 'Termos',
    description: 'Os termos de utilização de {{site}}.',
    lead: 'As regras de {{site}} em palavras simples. Ao criar uma conta, aceita-as.',
    use: {
      title: 'O que é este site',
      text: '{{site}} mostra imóveis propostos pelos seus proprietários ou por agentes. Não somos parte em nenhuma venda ou arrendamento; esses contratos são celebrados entre as pessoas envolvidas.',
    },
    account: {
      title: 'A sua conta',
      text: 'Use o seu próprio nome e email, não revele os seus dados de acesso e avise-nos se outra pessoa os tiver usado. Pode eliminar a conta a qualquer momento e recuperá-la no prazo de duas semanas.',
    },
    listings: {
      title: 'O que anuncia',
      text: 'Anuncie apenas o que tem direito a anunciar, com fotos que pode usar e com um preço verdadeiro. Todos os anúncios são lidos antes de aparecerem. Podemos recusar ou remover os que enganem, ofendam ou violem a lei.',
    },
    conduct: {
      title: 'Como nos tratamos uns aos outros',
      text: 'Nada de spam, ameaças, discriminação ou tentativas de ler ou alterar o que pertence a outros. Podemos encerrar as contas que o façam.',
    },
    liability: {
      title: 'Responsabilidade',
      text: 'Gerimos o site com cuidado, mas não podemos garantir que nunca falhe nem que todos os anúncios estejam corretos. Veja o imóvel e os respetivos documentos antes de pagar seja o que for.',
    },
    changes: {
      title: 'Quando estes termos mudam',
      text: 'Cada nova versão recebe um novo número, indicado no topo desta página. Aceita a versão em vigor no dia em que cria a sua conta.',
    },
  },
  privacy: {
    title: 'Política de privacidade',
    description: 'O que {{site}} sabe sobre cada pessoa, porquê, e o que pode fazer quanto a isso.',
    lead: 'O que {{site}} sabe sobre cada pessoa, porquê, e o que pode fazer quanto a isso.',
    data: {
      title: 'O que guardamos',
      text: 'O seu nome, o seu email ou telefone, o que aqui anuncia, guarda e escreve, e os dispositivos em que tem sessão iniciada. As palavras-passe são guardadas apenas de uma forma que não permite lê-las.',
    },
    why: {
      title: 'Porque o guardamos',
      text: 'Para permitir a entrada na conta, mostrar os seus anúncios, pôr em contacto as pessoas interessadas e proteger todos contra abusos.',
    },
    position: {
      title: 'A sua localização',
      text: 'Perguntamos antes de usar a sua localização. Fica no seu navegador, e tudo funciona sem ela.',
    },
    sharing: {
      title: 'Quem vê os dados',
      text: 'Os outros veem o que publica. O seu email e o seu telefone só são mostrados se assim o escolher. As empresas que entregam e-mails e mensagens por nós recebem apenas o que precisam para isso. Nunca vendemos os seus dados.',
    },
    cookies: {
      title: 'Cookies',
      text: 'Um cookie mantém a sessão iniciada, outro lembra o tema escolhido. Não há cookies de publicidade nem de terceiros.',
    },
    rights: {
      title: 'O que pode fazer',
      text: 'Ver e alterar os seus dados nas definições, pedir uma cópia ou eliminar a conta. Esta é apagada ao fim de duas semanas.',
    },
  },
}
