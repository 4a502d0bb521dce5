import type { DemoArticle } from './demo-article.ts'

export const buyingArticles: DemoArticle[] = [
  {
    topic: 'buying',
    author: 'Clara Monteiro',
    cover: 'pine-villa-study',
    daysAgo: 3,
    category: 'house',
    en: {
      title: 'North-facing rooms, and why painters still choose them',
      description:
        'The listing says “north” in small type, and the price says it again. It may be the best room in the house.',
      body: `Studios were built to the north for four hundred years, because nothing in them moves. The shadow you begin with at nine is the shadow you finish with at four.

## What north light does

Direct sun is many times brighter than the sky around it. A south room swings between the two all day; a north room sees only the sky. Walls look the colour they are, screens can be read without blinds, and wood keeps its tone for decades.

In summer, when south rooms are shuttered by eleven, it is hard to say who has the better half of the house.

> You do not heat a room with the sun in January. You heat it with the walls.

## How to read a listing

1. Look at the compass on the floor plan, not at the word in the text.
2. Ask when the photographs were taken. An hour is enough to tell.
3. Count the windows on the second side. Two directions forgive almost everything.

![quay-loft-study](A desk under the north windows of a loft on the quay)

## When to say no

A north room on a narrow street, below the third floor, is simply dark. Stand in it at four in the afternoon without lamps and read a page. If you finish it, the room is fine.

Then look at the [homes for sale](/properties?deal=sell) again, this time with the plan open.`,
    },
    ar: {
      title: 'الغرف الشمالية، ولماذا ما زال الرسامون يختارونها',
      description: 'تذكر الإعلانات كلمة «شمال» بخط صغير، ويذكرها السعر ثانية. وقد تكون أجمل غرفة في البيت.',
      body: `بُنيت المراسم باتجاه الشمال أربعة قرون لأن لا شيء يتحرك فيها. الظل الذي تبدأ به في التاسعة هو الظل الذي تنتهي به في الرابعة.

## ما الذي يفعله ضوء الشمال

الشمس المباشرة أشد سطوعًا بكثير من السماء حولها. تتأرجح الغرفة الجنوبية بينهما طوال النهار، أما الشمالية فلا ترى إلا السماء. تظهر الجدران بلونها الحقيقي، وتُقرأ الشاشات بلا ستائر، ويحفظ الخشب لونه عقودًا.

وفي الصيف، حين تُغلق نوافذ الجنوب قبل الظهر، يصعب القول من نال النصف الأفضل من البيت.

> لا تُدفأ الغرفة بالشمس في كانون الثاني. تُدفأ بجدرانها.

## كيف تقرأ الإعلان

1. انظر إلى البوصلة في المخطط لا إلى الكلمة في النص.
2. اسأل متى التُقطت الصور. الساعة وحدها تكفي للحكم.
3. عدّ النوافذ في الجهة الثانية. اتجاهان يغفران كل شيء تقريبًا.

![quay-loft-study](مكتب تحت نوافذ شمالية في شقة على الرصيف)

## متى تقول لا

الغرفة الشمالية في شارع ضيق تحت الطابق الثالث مظلمة ببساطة. قف فيها في الرابعة عصرًا بلا مصابيح واقرأ صفحة. إن أتممتها فالغرفة جيدة.

ثم عد إلى [البيوت المعروضة للبيع](/ar/properties?deal=sell) والمخطط مفتوح أمامك.`,
    },
  },
  {
    topic: 'buying',
    author: 'Idris Vale',
    cover: 'mill-terrace-front',
    daysAgo: 11,
    category: 'townhouse',
    en: {
      title: 'The second viewing: thirty minutes that decide',
      description: 'The first visit is for falling in love. The second is for taps, meters and the neighbours’ bins.',
      body: `Nobody sees a home on the first visit. You see the kitchen, the view and yourself at the table. Go again, at another hour, with a list.

## Before you ring the bell

Walk around the block. Listen at the corner for two minutes. Look at the roof from across the street and at the ground-floor windows of the neighbours: they tell you more about the street than any description.

## Inside

- Turn on two taps at once and watch the pressure.
- Open every window, then close it. The one that sticks is the one that leaks.
- Look into the meter cupboard. Labels mean that somebody cared.
- Put a hand on the outer walls behind the furniture. Cold is normal, damp is not.

![mill-terrace-kitchen](The kitchen of a terrace, with the window worth opening)

## The question that is worth the trip

Ask what the owner would repair next if they stayed. Most people answer honestly, because it is a question about the house and not about the price.

Write the answers down the same day. After the third home, all kitchens are the same kitchen.`,
    },
    ar: {
      title: 'الزيارة الثانية: نصف ساعة تحسم الأمر',
      description: 'الزيارة الأولى للإعجاب، والثانية للصنابير والعدادات وحاويات الجيران.',
      body: `لا أحد يرى البيت في الزيارة الأولى. ترى المطبخ والإطلالة ونفسك إلى المائدة. عد مرة أخرى، في ساعة أخرى، ومعك قائمة.

## قبل أن تقرع الجرس

تمشَّ حول المبنى. أنصت عند الزاوية دقيقتين. انظر إلى السقف من الرصيف المقابل وإلى نوافذ الجيران في الطابق الأرضي: تخبرك عن الشارع أكثر من أي وصف.

## في الداخل

- افتح صنبورين معًا وراقب الضغط.
- افتح كل نافذة ثم أغلقها. التي تعلق هي التي تسرّب.
- انظر في خزانة العدادات. الملصقات تعني أن أحدًا كان يعتني.
- ضع يدك على الجدران الخارجية خلف الأثاث. البرودة طبيعية، أما الرطوبة فلا.

![mill-terrace-kitchen](مطبخ بيت متلاصق ونافذة تستحق الفتح)

## السؤال الذي يستحق المشوار

اسأل المالك عمّا كان سيصلحه لو بقي. يجيب معظم الناس بصدق، لأنه سؤال عن البيت لا عن السعر.

دوّن الأجوبة في اليوم نفسه. بعد البيت الثالث تصبح كل المطابخ مطبخًا واحدًا.`,
    },
  },
  {
    topic: 'buying',
    author: 'Nadia Farouk',
    cover: 'park-flat-front',
    daysAgo: 24,
    category: 'apartment',
    en: {
      title: 'New building or old? What each costs in ten years',
      description: 'A new flat is dearer on the day and cheaper every winter. Here is how to compare the two fairly.',
      body: `People compare prices per square metre. The honest comparison is the price of living there for ten years.

## What the new building saves

Heating is the large one: a good new flat needs a third of the energy of an old one without repairs. Windows, lift and roof are under guarantee for years, and the reserve of the building starts full.

## What the old building gives

Higher rooms, thicker walls, a street with trees that are older than you. And usually a better place in town, which is the one thing no repair can add.

![park-flat-living](A flat by the park, built ten years ago)

## A sum that fits on an envelope

1. Take the asking price and add the repairs of the next ten years.
2. Add ten times the yearly costs: heating, service charge, reserve.
3. Divide by the area you will really use, without corridors.

Two homes that looked far apart are often within a few per cent of each other. Then choose the street.`,
    },
    ar: {
      title: 'مبنى جديد أم قديم؟ كلفة كل منهما في عشر سنوات',
      description: 'الشقة الجديدة أغلى يوم الشراء وأرخص كل شتاء. إليك طريقة منصفة للمقارنة.',
      body: `يقارن الناس سعر المتر المربع. أما المقارنة الصادقة فهي كلفة السكن عشر سنوات.

## ما يوفره الجديد

التدفئة أولًا: تحتاج الشقة الجديدة الجيدة إلى ثلث طاقة القديمة التي لم تُرمم. والنوافذ والمصعد والسقف مكفولة لسنوات، وصندوق المبنى ممتلئ من البداية.

## ما يمنحه القديم

سقوف أعلى وجدران أسمك وشارع أشجاره أكبر منك عمرًا. وغالبًا موقع أفضل في المدينة، وهو الشيء الوحيد الذي لا يضيفه ترميم.

![park-flat-living](شقة قرب الحديقة بُنيت قبل عشر سنوات)

## حساب يكفيه ظهر مغلف

1. خذ السعر المطلوب وأضف إصلاحات السنوات العشر.
2. أضف عشرة أضعاف الكلفة السنوية: التدفئة ورسوم الخدمات والاحتياطي.
3. اقسم على المساحة التي ستستعملها فعلًا بلا ممرات.

كثيرًا ما يتقارب بيتان بدا الفرق بينهما كبيرًا. عندئذ اختر الشارع.`,
    },
  },
]
