import type { DemoArticle } from './demo-article.ts'

export const townArticles: DemoArticle[] = [
  {
    topic: 'town',
    author: 'Samir Haddad',
    cover: 'lunara-harbour-air',
    daysAgo: 5,
    city: 'Lunara',
    en: {
      title: 'Lunara by the hour: where the sun stands, street by street',
      description:
        'The harbour wakes first and the old town last. A walk through the day, for people who choose a street.',
      body: `A town is not one place but twenty-four. Walk it once with a watch before you decide where to live.

## Seven in the morning

The quay has the sun, the bakeries and the delivery vans. By half past eight it is quiet again, and the terraces behind the mill are at their best: light from the side, nobody about.

## Noon

The old town is cool when everything else is not. Its lanes were drawn for exactly this hour, four metres wide and shaded on one side or the other all day.

![canal-flat-front](Houses on the canal in the early afternoon)

## Six in the evening

Everybody walks to the shore. Flats there pay for the view with noise until ten in summer; two streets back it is silent, and the walk takes four minutes.

## Ten at night

Listen. The railway is heard on the east side only when the wind turns, the harbour not at all. If you mind one of them, come back at this hour before you sign.`,
    },
    ar: {
      title: 'لونارا ساعة بساعة: أين تقف الشمس شارعًا شارعًا',
      description: 'يستيقظ الميناء أولًا والبلدة القديمة أخيرًا. جولة في النهار لمن يختار شارعًا.',
      body: `المدينة ليست مكانًا واحدًا بل أربعة وعشرون. تجول فيها مرة وساعتك في يدك قبل أن تقرر أين تسكن.

## السابعة صباحًا

للرصيف الشمس والمخابز وعربات التوصيل. وبعد الثامنة والنصف يهدأ ثانية، وتكون البيوت خلف الطاحونة في أجمل حال: ضوء من الجانب ولا أحد في الطريق.

## الظهر

البلدة القديمة باردة حين لا يبرد سواها. رُسمت أزقتها لهذه الساعة تحديدًا، عرضها أربعة أمتار وظلها لا يغيب عن أحد جانبيها.

![canal-flat-front](بيوت على القناة أول العصر)

## السادسة مساءً

الكل يمشي إلى الشاطئ. تدفع الشقق هناك ثمن الإطلالة ضجيجًا حتى العاشرة صيفًا، وبعد شارعين يسود الصمت والمشي أربع دقائق.

## العاشرة ليلًا

أنصت. لا يُسمع القطار في الجهة الشرقية إلا حين تنقلب الريح، أما الميناء فلا يُسمع. إن كان أحدهما يزعجك فعد في هذه الساعة قبل أن توقّع.`,
    },
  },
  {
    topic: 'town',
    author: 'Samir Haddad',
    cover: 'foundry-loft-living',
    daysAgo: 19,
    city: 'Lunara',
    en: {
      title: 'Living in the old foundry: four owners, one roof',
      description:
        'Brick, steel and five metres of air. What people love there after three winters, and what they changed.',
      body: `The foundry made anchors until it did not. Now it makes bread, software and, on the upper floor, children’s noise.

## What they love

All four owners said the windows first. They are four metres high, in steel frames, and no room in the building is ever dark. The second thing was the neighbours: people who buy a hall together have already agreed about a great deal.

![foundry-loft-kitchen](The kitchen stands where the crane stood)

## What they changed

Heating, at once. A room five metres high is warm at the ceiling. Floors with water pipes solved it, and so did a sleeping platform that nobody wanted at first.

> We bought air. It took us a winter to learn how to heat it.

## What they would ask today

1. Who pays for the roof, and when was it last opened?
2. May the ground floor become a restaurant?
3. Is there a lift for anything larger than a person?`,
    },
    ar: {
      title: 'السكن في المسبك القديم: أربعة ملاك وسقف واحد',
      description: 'طوب وفولاذ وخمسة أمتار من الهواء. ما أحبوه بعد ثلاثة شتاءات وما غيّروه.',
      body: `كان المسبك يصنع المراسي حتى توقف. واليوم يصنع الخبز والبرمجيات، وفي الطابق العلوي ضجيج الأطفال.

## ما أحبوه

ذكر الملاك الأربعة النوافذ أولًا. ارتفاعها أربعة أمتار في إطارات فولاذية، ولا غرفة مظلمة في المبنى. ثم الجيران: من يشترون قاعة معًا اتفقوا على أمور كثيرة سلفًا.

![foundry-loft-kitchen](المطبخ حيث كانت الرافعة)

## ما غيّروه

التدفئة فورًا. الغرفة التي ترتفع خمسة أمتار دافئة عند السقف. حلّت المشكلة أرضيات فيها أنابيب ماء، ومنصة نوم لم يردها أحد في البداية.

> اشترينا هواءً، واحتجنا شتاءً لنتعلم كيف ندفئه.

## ما يسألونه اليوم

1. من يدفع كلفة السقف، ومتى فُتح آخر مرة؟
2. هل يجوز أن يصبح الطابق الأرضي مطعمًا؟
3. هل من مصعد لما هو أكبر من إنسان؟`,
    },
  },
  {
    topic: 'living',
    author: 'Clara Monteiro',
    cover: 'canal-flat-kitchen',
    daysAgo: 9,
    category: 'apartment',
    en: {
      title: 'A kitchen for one, and what it says about the flat',
      description: 'Small kitchens are honest. Four things to look for, and one that estate agents never photograph.',
      body: `A large kitchen can hide a bad plan. A small one shows at once whether somebody thought about it.

## Four things

- A place to put a hot pan beside the cooker, on the side of your better hand.
- A window that opens without climbing over anything.
- Two sockets above the worktop, not behind the refrigerator.
- Light on the board, not on your back.

![canal-flat-living](The kitchen of this flat opens to the living room)

## The thing nobody photographs

The bin. Ask where it stands. If the answer takes longer than a second, it stands in the way.

## What can be changed

Doors can go, worktops can grow, and light costs an afternoon. The drain cannot move: it decides where the sink is, and the sink decides the rest.`,
    },
    ar: {
      title: 'مطبخ لشخص واحد، وما يقوله عن الشقة',
      description: 'المطابخ الصغيرة صادقة. أربعة أمور تبحث عنها، وواحد لا يصوّره الوسطاء أبدًا.',
      body: `قد يخفي المطبخ الكبير مخططًا سيئًا. أما الصغير فيُظهر فورًا هل فكّر فيه أحد.

## أربعة أمور

- موضع لقدر ساخن بجانب الموقد، عند يدك الأقوى.
- نافذة تُفتح دون تسلق شيء.
- مقبسان فوق سطح العمل لا خلف الثلاجة.
- ضوء على لوح التقطيع لا على ظهرك.

![canal-flat-living](ينفتح مطبخ هذه الشقة على غرفة المعيشة)

## ما لا يصوّره أحد

سلة المهملات. اسأل أين توضع. إن طال الجواب أكثر من ثانية فهي في الطريق.

## ما يمكن تغييره

تُزال الأبواب ويكبر سطح العمل، والإضاءة عمل عصر واحد. أما المصرف فلا ينتقل: هو الذي يقرر مكان الحوض، والحوض يقرر الباقي.`,
    },
  },
  {
    topic: 'living',
    author: 'Nadia Farouk',
    cover: 'rosehill-cottage-bath',
    daysAgo: 40,
    en: {
      title: 'Small bathrooms that feel large',
      description: 'Three square metres are enough. Mirrors help less than you think, and the door helps more.',
      body: `The smallest bathroom in this town has a shower, a basin, a window and two metres and ninety. Its owner says that nobody has ever called it small.

## Begin with the door

A door that opens inwards takes almost a square metre. Hang it the other way, or let it slide, and the room has grown before you bought anything.

## One material

Floor and walls in the same colour let the eye run on. Large tiles have fewer joints. A basin without a foot shows the floor beneath it, and a floor that is seen counts.

![rosehill-cottage-bedroom](The bedroom next door gave ten centimetres for a sliding door)

## Light from two sides

One lamp above the mirror makes shadows under the eyes. Two beside it make a face. If there is a window, never put a cupboard before it.`,
    },
    ar: {
      title: 'حمّامات صغيرة تبدو واسعة',
      description: 'تكفي ثلاثة أمتار مربعة. المرايا تفيد أقل مما تظن، والباب أكثر.',
      body: `في أصغر حمّام في هذه المدينة دش وحوض ونافذة ومتران وتسعون. ويقول صاحبه إن أحدًا لم يصفه بالصغير.

## ابدأ بالباب

الباب الذي يُفتح إلى الداخل يأخذ قرابة متر مربع. اقلب اتجاهه أو اجعله منزلقًا، فتكبر الغرفة قبل أن تشتري شيئًا.

## مادة واحدة

حين تكون الأرض والجدران بلون واحد تجري العين بلا توقف. البلاط الكبير فواصله أقل. والحوض بلا قاعدة يُظهر الأرض تحته، وكل أرض تُرى تُحسب.

![rosehill-cottage-bedroom](أعطت غرفة النوم المجاورة عشرة سنتيمترات لباب منزلق)

## ضوء من جهتين

مصباح واحد فوق المرآة يصنع ظلالًا تحت العينين، ومصباحان بجانبيها يصنعان وجهًا. وإن كانت هناك نافذة فلا تضع أمامها خزانة أبدًا.`,
    },
  },
]
