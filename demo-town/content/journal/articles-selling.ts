import type { DemoArticle } from './demo-article.ts'

export const sellingArticles: DemoArticle[] = [
  {
    topic: 'selling',
    author: 'Clara Monteiro',
    cover: 'harbour-tower-flat-balcony',
    daysAgo: 7,
    en: {
      title: 'Seven photographs that sell a flat',
      description: 'Not thirty, and not the bathroom first. What to take, in which order, and at what hour.',
      body: `Readers decide on the first photograph whether to open a listing, and on the third whether to write. You have three chances, not thirty.

## The order

1. The best room, from the door, at eye height.
2. The view or the balcony, with something close by to give it depth.
3. The kitchen, with the table.
4. The main bedroom, made.
5. The second-best room.
6. The bathroom, from the door, lid down.
7. The house from the street, so that people recognise it when they come.

![harbour-tower-flat-living](The best room first, from the door)

## The hour

Rooms to the east before ten, rooms to the west after four. Turn on the lamps anyway: warm points of light make a room look lived in. Lines should be upright; if they lean, step back and use a longer lens.

## What to leave out

Fish-eye lenses, filters, the corner of a toilet, anything that belongs to a child. Buyers forgive a small room. They do not forgive a surprise.

When they are ready, [list your home](/user/properties): ten minutes, and a person checks it before it goes live.`,
    },
    ar: {
      title: 'سبع صور تبيع شقة',
      description: 'ليست ثلاثين، ولا تبدأ بالحمّام. ماذا تصوّر، وبأي ترتيب، وفي أي ساعة.',
      body: `يقرر القارئ من الصورة الأولى هل يفتح الإعلان، ومن الثالثة هل يكتب إليك. لديك ثلاث فرص لا ثلاثون.

## الترتيب

1. أجمل غرفة، من الباب، على مستوى العين.
2. الإطلالة أو الشرفة، ومعها شيء قريب يعطيها عمقًا.
3. المطبخ ومعه المائدة.
4. غرفة النوم الرئيسية مرتبة.
5. ثاني أجمل غرفة.
6. الحمّام من الباب والغطاء مغلق.
7. المبنى من الشارع ليعرفه الناس حين يأتون.

![harbour-tower-flat-living](أجمل غرفة أولًا، من الباب)

## الساعة

غرف الشرق قبل العاشرة، وغرف الغرب بعد الرابعة. أضئ المصابيح على أي حال: نقاط الضوء الدافئة تجعل الغرفة مأهولة. ولتكن الخطوط قائمة، فإن مالت فتراجع خطوة.

## ما الذي تتركه

العدسات المقعرة والمرشحات وزاوية المرحاض وكل ما يخص طفلًا. يغفر المشترون صغر الغرفة، ولا يغفرون المفاجأة.

وحين تجهز الصور [أضف بيتك](/ar/user/properties): عشر دقائق، ويتحقق منه إنسان قبل نشره.`,
    },
  },
  {
    topic: 'selling',
    author: 'Idris Vale',
    cover: 'orchard-cottage-front',
    daysAgo: 31,
    category: 'house',
    en: {
      title: 'When to lower the price, and by how much',
      description: 'Small steps look nervous. One clear step, at the right moment, brings back the people who looked.',
      body: `A price is a question, and the market answers within three weeks. If nobody comes, the question was wrong.

## Read the numbers first

Many views and no messages: the price is above what the photographs promise. Few views: the first photograph or the place is wrong, and a lower price will not help. Messages but no viewings: something in the description makes people hesitate.

## One step

People who saved your home are told when it costs less. Use that once and well: five per cent is a step that is seen, one per cent is noise. Go below a round number, because searches end at round numbers.

> A home at 301,000 is not in the search of anybody who can pay 300,000.

![orchard-cottage-kitchen](Three weeks without a message say more than any valuation)

## And when not to

In August, in the week before a holiday, or when the home opposite has just sold. Wait for its price to be known; it may be the best argument you have.`,
    },
    ar: {
      title: 'متى تخفض السعر، وبكم',
      description: 'الخطوات الصغيرة تبدو قلقًا. خطوة واحدة واضحة في وقتها تعيد من نظروا.',
      body: `السعر سؤال، والسوق يجيب في ثلاثة أسابيع. إن لم يأت أحد فالسؤال كان خطأ.

## اقرأ الأرقام أولًا

مشاهدات كثيرة بلا رسائل: السعر أعلى مما تعد به الصور. مشاهدات قليلة: الصورة الأولى أو الموقع، ولن ينفع خفض السعر. رسائل بلا زيارات: في الوصف ما يجعل الناس يترددون.

## خطوة واحدة

من حفظوا بيتك يُبلّغون حين يقل سعره. استعمل ذلك مرة واحدة وبإتقان: خمسة بالمئة خطوة تُرى، وواحد بالمئة ضجيج. وانزل تحت رقم مدوّر، لأن عمليات البحث تنتهي عند الأرقام المدوّرة.

> البيت بسعر 301,000 ليس في بحث من يستطيع دفع 300,000.

![orchard-cottage-kitchen](ثلاثة أسابيع بلا رسالة أبلغ من أي تقييم)

## ومتى لا تفعل

في آب، أو قبل العطلة بأسبوع، أو حين يُباع البيت المقابل للتو. انتظر حتى يُعرف سعره، فقد يكون أفضل حججك.`,
    },
  },
  {
    topic: 'renting',
    author: 'Nadia Farouk',
    cover: 'skyline-tower-flat-bedroom',
    daysAgo: 15,
    category: 'apartment',
    en: {
      title: 'A tenant’s first message that gets an answer',
      description: 'Landlords read forty of them. Five sentences are enough, if they are the right five.',
      body: `Most first messages say “Is it still available?”. It is; otherwise it would not be listed. Write the five sentences that a landlord is looking for.

## The five sentences

- Who will live there, in one line.
- When you want to move in, and for how long.
- What you do, and that you can show it.
- When you can come to see the flat: two times, not “any time”.
- One question that shows that you read the listing.

![skyline-tower-flat-living](A flat in the tower, let within a day)

## What not to send

No copies of your passport and no bank statements before you have seen the flat and met somebody there. A person who asks for money before a viewing is not a landlord: press Report on the listing, and we look into it.

## Afterwards

Answer within the day. In a busy week the second person who answers gets the viewing, because the first one did not.`,
    },
    ar: {
      title: 'رسالة المستأجر الأولى التي يأتيها الرد',
      description: 'يقرأ المؤجر أربعين منها. تكفي خمس جمل إن كانت هي الجمل الصحيحة.',
      body: `معظم الرسائل الأولى تقول: «هل ما زالت متاحة؟». هي متاحة، وإلا لما عُرضت. اكتب الجمل الخمس التي يبحث عنها المؤجر.

## الجمل الخمس

- من سيسكن، في سطر واحد.
- متى تريد الانتقال ولأي مدة.
- ما عملك، وأنك تستطيع إثباته.
- متى تستطيع الزيارة: موعدان، لا «أي وقت».
- سؤال واحد يدل على أنك قرأت الإعلان.

![skyline-tower-flat-living](شقة في البرج أُجّرت خلال يوم)

## ما لا ترسله

لا ترسل صورة جواز السفر ولا كشف الحساب قبل أن ترى الشقة وتلتقي أحدًا فيها. من يطلب مالًا قبل الزيارة ليس مؤجرًا: اضغط «إبلاغ» في الإعلان ونحن نتحقق.

## بعد ذلك

أجب في اليوم نفسه. في الأسابيع المزدحمة ينال الزيارة من يجيب ثانيًا، لأن الأول لم يجب.`,
    },
  },
]
