import type { TopicIcon } from '@gable/contract/content-topics'

type Said = { en: [question: string, answer: string]; ar: [question: string, answer: string] }
export type DemoFaqTopic = { icon: TopicIcon; en: string; ar: string; faqs: Said[] }

/** What people ask on a site like this, answered for the site as it is. */
export const demoFaqs: DemoFaqTopic[] = [
  {
    icon: 'search',
    en: 'Buying and renting',
    ar: 'الشراء والإيجار',
    faqs: [
      {
        en: [
          'How do I search in a part of a town?',
          'Type its name in the search box, or open the map and draw the area with your finger or the mouse. You can draw up to five areas and cut parts out of them.',
        ],
        ar: [
          'كيف أبحث في جزء من المدينة؟',
          'اكتب اسمه في خانة البحث، أو افتح الخريطة وارسم المنطقة بإصبعك أو بالفأرة. يمكنك رسم خمس مناطق واقتطاع أجزاء منها.',
        ],
      },
      {
        en: [
          'How do I see only homes near me?',
          'Press “Near me” on the map. We ask before we use your location, and it stays in your browser.',
        ],
        ar: [
          'كيف أرى البيوت القريبة مني فقط؟',
          'اضغط «بالقرب مني» على الخريطة. نسألك قبل استعمال موقعك، ويبقى في متصفحك.',
        ],
      },
      {
        en: [
          'Can I compare homes?',
          'Yes. Save them with the heart, open your saved homes and choose up to four. They stand side by side, with price, area and all details.',
        ],
        ar: [
          'هل يمكنني مقارنة البيوت؟',
          'نعم. احفظها بعلامة القلب، وافتح بيوتك المحفوظة واختر حتى أربعة. تظهر جنبًا إلى جنب بالسعر والمساحة وكل التفاصيل.',
        ],
      },
      {
        en: [
          'Will I hear when a price drops?',
          'If you saved the home and are signed in, we tell you when it costs less and when its status changes. You choose by which way in your notification settings.',
        ],
        ar: [
          'هل أُبلَّغ حين ينخفض السعر؟',
          'إن حفظت البيت وسجلت الدخول نُعلمك حين يقل سعره وحين تتغير حالته. تختار الطريقة في إعدادات الإشعارات.',
        ],
      },
      {
        en: [
          'How do I ask to see a home?',
          'Open its page and write to the lister, by chat if you are signed in, by the form if you are not. Name two times that suit you.',
        ],
        ar: [
          'كيف أطلب زيارة بيت؟',
          'افتح صفحته واكتب إلى صاحب الإعلان، بالمحادثة إن سجلت الدخول، وبالنموذج إن لم تسجل. اذكر موعدين يناسبانك.',
        ],
      },
      {
        en: [
          'Why is the place on the map only approximate?',
          'Some listers hide the exact address. The point is then moved by a few hundred metres, always to the same place, and the page says so.',
        ],
        ar: [
          'لماذا الموقع على الخريطة تقريبي؟',
          'يخفي بعض المعلنين العنوان الدقيق. عندئذ تُزاح النقطة بضع مئات من الأمتار إلى الموضع نفسه دائمًا، وتذكر الصفحة ذلك.',
        ],
      },
    ],
  },
  {
    icon: 'home',
    en: 'Listing a home',
    ar: 'إضافة بيت',
    faqs: [
      {
        en: [
          'How do I list a home?',
          'Press “List a home” and follow the steps. It takes about ten minutes. What you have written is kept, so that you can go on later, on another device too.',
        ],
        ar: [
          'كيف أضيف بيتًا؟',
          'اضغط «أضف عقارًا» واتبع الخطوات. يستغرق ذلك نحو عشر دقائق. ويُحفظ ما كتبته لتتابع لاحقًا، ومن جهاز آخر أيضًا.',
        ],
      },
      {
        en: [
          'How do you check a listing?',
          'A person reads it and looks at the photographs, the price and the place. If something is wrong, it comes back to you with the reason and you can correct it.',
        ],
        ar: [
          'كيف تتحققون من الإعلان؟',
          'يقرؤه إنسان وينظر إلى الصور والسعر والموقع. وإن كان فيه خطأ أُعيد إليك مع السبب لتصححه.',
        ],
      },
      {
        en: [
          'How many photographs do I need?',
          'One is required, seven are good. Put the best room first: it is the picture that people decide by.',
        ],
        ar: ['كم صورة أحتاج؟', 'واحدة لازمة، وسبع جيدة. ضع أجمل غرفة أولًا، فهي الصورة التي يقرر بها الناس.'],
      },
      {
        en: [
          'Why was my listing sent back?',
          'The reason stands on its page in My listings. Correct what it names and send it again; it is read anew.',
        ],
        ar: ['لماذا أُعيد إعلاني؟', 'السبب مكتوب في صفحته ضمن إعلاناتي. صحح ما يذكره وأرسله ثانية، فيُقرأ من جديد.'],
      },
      {
        en: [
          'Can I hide my address?',
          'Yes, in the step about the place. Everybody then sees the neighbourhood and a point nearby, and only you decide who learns the street.',
        ],
        ar: [
          'هل يمكنني إخفاء عنواني؟',
          'نعم، في خطوة الموقع. يرى الجميع عندئذ الحي ونقطة قريبة، وأنت وحدك تقرر من يعرف الشارع.',
        ],
      },
      {
        en: [
          'What happens when a home is sold?',
          'Mark it as sold or let in My listings. It leaves the search, its page says so for a while, and people who saved it are told.',
        ],
        ar: [
          'ماذا يحدث حين يُباع البيت؟',
          'ضع عليه علامة مبيع أو مؤجر في إعلاناتي. يخرج من البحث وتذكر صفحته ذلك مدة، ويُبلَّغ من حفظوه.',
        ],
      },
      {
        en: [
          'Does a listing end by itself?',
          'Usually after 90 days. We write to you before that, with a link that renews it with one click.',
        ],
        ar: ['هل ينتهي الإعلان وحده؟', 'عادة بعد تسعين يومًا. نكتب إليك قبل ذلك مع رابط يجدده بنقرة واحدة.'],
      },
    ],
  },
  {
    icon: 'user',
    en: 'Account and safety',
    ar: 'الحساب والأمان',
    faqs: [
      {
        en: [
          'Who sees my phone number?',
          'Nobody, unless you allow it in your profile or share it with one person. It is shown after a click, so that machines cannot collect it.',
        ],
        ar: [
          'من يرى رقم هاتفي؟',
          'لا أحد ما لم تسمح بذلك في ملفك أو تشاركه مع شخص بعينه. ويظهر بعد نقرة كي لا تجمعه الآلات.',
        ],
      },
      {
        en: [
          'Do I need a password?',
          'No. You can sign in with a code that we send to you, or with a passkey of your device. A password is one more way, if you like it.',
        ],
        ar: [
          'هل أحتاج إلى كلمة مرور؟',
          'لا. يمكنك الدخول برمز نرسله إليك أو بمفتاح مرور في جهازك. وكلمة المرور طريقة أخرى إن شئت.',
        ],
      },
      {
        en: [
          'I lost my phone. How do I sign in?',
          'Sign in by email, open Security and end the session on the lost device. Then remove its passkey.',
        ],
        ar: [
          'فقدت هاتفي. كيف أدخل؟',
          'ادخل بالبريد الإلكتروني وافتح «الأمان» وأنهِ الجلسة على الجهاز المفقود، ثم احذف مفتاح مروره.',
        ],
      },
      {
        en: [
          'How do I report something?',
          'Every listing has “Report” in its menu. A person looks into it, and you read what came of it.',
        ],
        ar: ['كيف أبلّغ عن شيء؟', 'في قائمة كل إعلان خيار «إبلاغ». ينظر فيه إنسان وتقرأ أنت النتيجة.'],
      },
      {
        en: [
          'Can I block somebody?',
          'Yes, from a conversation or a lead. From then on neither of you can write to the other.',
        ],
        ar: ['هل يمكنني حظر شخص؟', 'نعم، من المحادثة أو من صفحة المهتم. ومنذئذ لا يستطيع أي منكما الكتابة إلى الآخر.'],
      },
      {
        en: [
          'Somebody asks for money before a viewing. What now?',
          'Do not pay. Nobody honest asks for it. Report the listing, and write to us if you have paid already.\n\nWe never ask for your code or your password, by no way.',
        ],
        ar: [
          'يطلب أحدهم مالًا قبل الزيارة. ماذا أفعل؟',
          'لا تدفع. لا يطلب ذلك أحد صادق. أبلغ عن الإعلان، واكتب إلينا إن كنت قد دفعت.\n\nنحن لا نطلب رمزك ولا كلمة مرورك أبدًا وبأي وسيلة.',
        ],
      },
      {
        en: [
          'How do I get a copy of my data?',
          'Open Security and ask for it. We prepare a file and send you a link that works for a week.',
        ],
        ar: ['كيف أحصل على نسخة من بياناتي؟', 'افتح «الأمان» واطلبها. نجهز ملفًا ونرسل إليك رابطًا يعمل أسبوعًا.'],
      },
      {
        en: [
          'How do I delete my account?',
          'Open Security and choose to delete it. It waits for 14 days; sign in within that time to keep it. Then everything is erased.',
        ],
        ar: [
          'كيف أحذف حسابي؟',
          'افتح «الأمان» واختر الحذف. ينتظر 14 يومًا، فادخل خلالها إن أردت الاحتفاظ به. ثم يُمحى كل شيء.',
        ],
      },
    ],
  },
  {
    icon: 'badge',
    en: 'Messages and leads',
    ar: 'الرسائل والمهتمون',
    faqs: [
      {
        en: [
          'Where are my messages?',
          'In the chat, which you reach from the header and, on a phone, from the bar below. New ones come while the page is open.',
        ],
        ar: [
          'أين رسائلي؟',
          'في المحادثات، وتصل إليها من أعلى الصفحة، وعلى الهاتف من الشريط السفلي. وتصل الجديدة والصفحة مفتوحة.',
        ],
      },
      {
        en: [
          'Can I take a message back?',
          'Yes, for both of you within an hour. Later you remove it only for yourself.',
        ],
        ar: ['هل يمكنني سحب رسالة؟', 'نعم، للطرفين خلال ساعة. وبعدها تحذفها عندك فقط.'],
      },
      {
        en: [
          'What is a lead?',
          'Somebody who asked about a home of yours. Leads are sorted by stage, with private notes and a day on which you want to be reminded.',
        ],
        ar: ['من هو المهتم؟', 'شخص سأل عن بيت لك. يُرتَّب المهتمون حسب المرحلة مع ملاحظات خاصة ويوم للتذكير.'],
      },
      {
        en: [
          'Too many mails. How do I stop them?',
          'Every mail has a link that ends its kind with one click. In the notification settings you choose each kind and way, quiet hours and a daily digest.',
        ],
        ar: [
          'رسائل البريد كثيرة. كيف أوقفها؟',
          'في كل رسالة رابط يوقف نوعها بنقرة. وفي إعدادات الإشعارات تختار كل نوع وطريقة وساعات الهدوء والملخص اليومي.',
        ],
      },
    ],
  },
  {
    icon: 'building',
    en: 'Projects',
    ar: 'المشاريع',
    faqs: [
      {
        en: [
          'What is a project?',
          'A development with several homes: planned, under construction or ready. Its page shows plans, sizes and prices from which they begin.',
        ],
        ar: [
          'ما المشروع؟',
          'مجمّع فيه بيوت عدة: مخطط له أو قيد الإنشاء أو جاهز. تعرض صفحته المخططات والمساحات والأسعار التي تبدأ منها.',
        ],
      },
      {
        en: [
          'How do I list a development?',
          'Choose “Add a project” in your listings. It has plans for each kind of flat, documents and a month of delivery, and is read by a person like every home.',
        ],
        ar: [
          'كيف أضيف مشروعًا؟',
          'اختر «إضافة مشروع» في إعلاناتك. فيه مخططات لكل نوع من الشقق ووثائق وشهر التسليم، ويقرؤه إنسان كأي بيت.',
        ],
      },
      {
        en: [
          'Is the delivery date certain?',
          'It is what the developer says. Ask for the building permit and for what happens if it is late, before you sign.',
        ],
        ar: ['هل موعد التسليم مؤكد؟', 'هو ما يقوله المطوّر. اطلب رخصة البناء واسأل عمّا يحدث عند التأخر قبل أن توقّع.'],
      },
    ],
  },
  {
    icon: 'help',
    en: 'This site',
    ar: 'هذا الموقع',
    faqs: [
      {
        en: [
          'Who runs this site?',
          'The people on the page “About us”. The software is open: anybody may read it and run it under their own name.',
        ],
        ar: ['من يدير هذا الموقع؟', 'الأشخاص في صفحة «من نحن». والبرنامج مفتوح: لأي أحد أن يقرأه ويشغّله باسمه.'],
      },
      {
        en: [
          'Does it work without a mouse, or with a screen reader?',
          'Yes. Everything can be reached by keyboard, and pages are tested with the tools that people with low vision use. If something stands in your way, tell us.',
        ],
        ar: [
          'هل يعمل بلا فأرة أو مع قارئ الشاشة؟',
          'نعم. يمكن بلوغ كل شيء بلوحة المفاتيح، وتُختبر الصفحات بأدوات ضعاف البصر. وإن اعترضك شيء فأخبرنا.',
        ],
      },
    ],
  },
]
