/** One of the two says something, so many minutes after what was said before. */
type Line = { by: 'seeker' | 'lister'; text: string; after: number; picture?: true; taken?: true }
export type Conversation = {
  /** What has become of it since. */
  end: 'read' | 'unread' | 'delivered' | 'blocked' | 'muted' | 'archived'
  lines: Line[]
}

const seeker = (text: string, after = 4, more: Partial<Line> = {}): Line => ({ by: 'seeker', text, after, ...more })
const lister = (text: string, after = 25, more: Partial<Line> = {}): Line => ({ by: 'lister', text, after, ...more })

/** What people ask about homes, and what they are told. */
export const inEnglish: Conversation[] = [
  {
    end: 'unread',
    lines: [
      seeker('Good afternoon. Is the living room quiet in the evening, or does one hear the street?'),
      lister('Good afternoon. The windows are new and face the court. With them closed one hears nothing.'),
      seeker('That is what I hoped. Would Saturday morning suit you for a visit?', 12),
      lister('Saturday at half past eleven is free. Shall I note it for you?', 40),
      seeker('Please do. May my sister join?', 7),
      seeker('She will be the one with all the questions.', 1),
    ],
  },
  {
    end: 'read',
    lines: [
      seeker('Hello, are pets welcome? We have an old and very calm dog.'),
      lister('Hello! Yes, one dog is fine. The owner has two herself.'),
      seeker('Wonderful. And what is included in the charges?', 9),
      lister('Water, the lift and the cleaning of the stairs. Heating and electricity are metered for each flat.', 33),
      seeker('Clear, thank you. I will talk to my husband and come back to you.', 15),
    ],
  },
  {
    end: 'delivered',
    lines: [
      seeker('Hi, is the price open to discussion?'),
      lister('A little, for somebody who can sign this month. What did you have in mind?', 50),
      seeker('Our bank has agreed to five per cent less. I can send the letter.', 120),
      lister('Send it over and I will put it to the owner tomorrow morning.', 20),
    ],
  },
  {
    end: 'read',
    lines: [
      seeker('Could you send another picture? I would like to see it by daylight.'),
      lister('I took this one yesterday at noon, without any lamps on.', 90, { picture: true }),
      seeker('So much light! Thank you for the trouble.', 6),
    ],
  },
  {
    end: 'blocked',
    lines: [
      seeker('I am abroad. Send me the keys by post and I will transfer the deposit with a voucher.'),
      lister('We only hand over keys in person, after the contract is signed.', 14),
      seeker('There is no time for that. My agent needs your bank details today.', 2),
      seeker('Why do you not answer?', 3),
    ],
  },
  {
    end: 'unread',
    lines: [
      seeker('Good morning! Is the parking space wide enough for a van?'),
      lister('It is 2.6 metres wide and 5.4 long, and the gate is 2.1 high.', 18),
      seeker('Then it will just fit. When could I try?', 3),
    ],
  },
  {
    end: 'archived',
    lines: [
      seeker('Is it still available?'),
      lister('It is, but I have an offer that I expect to be accepted this week.', 30),
      lister('I am sorry, they signed today. I will write to you when something similar comes in.', 2_900),
      seeker('Thank you for telling me.', 60),
    ],
  },
  {
    end: 'read',
    lines: [
      seeker('How old is the roof, and who did it?'),
      lister('From 2014, by a firm from the town. I have the bill and the guarantee.', 45),
      seeker('Could I read both before we meet?', 11),
      lister('Of course. I bring copies.', 8),
      seeker('See you on Thursday then.', 5),
      lister('See you on Thursday!', 4),
    ],
  },
  {
    end: 'muted',
    lines: [
      seeker('My number is wrong in my profile, forget it please.', 3, { taken: true }),
      seeker('Is there a school within walking distance?', 1),
      lister('Two, the nearer one is about eight minutes on foot. The path goes along the park.', 70),
    ],
  },
]

export const inArabic: Conversation[] = [
  {
    end: 'unread',
    lines: [
      seeker('السلام عليكم، هل ما زالت الشقة متاحة؟'),
      lister('وعليكم السلام، نعم. متى يناسبك أن تراها؟', 20),
      seeker('بعد عصر الأحد إن أمكن. هل يوجد موقف قريب؟', 6),
    ],
  },
  {
    end: 'read',
    lines: [
      seeker('مرحبًا، هل المطبخ مفصول عن غرفة الجلوس؟'),
      lister('مرحبًا، نعم، وبينهما باب زجاجي. هذه صورة التقطتها أمس.', 35, { picture: true }),
      seeker('جميل جدًا، شكرًا لك.', 5),
      lister('على الرحب والسعة.', 3),
    ],
  },
  {
    end: 'delivered',
    lines: [
      seeker('هل السعر نهائي؟'),
      lister('فيه مجال بسيط لمن يوقّع هذا الشهر.', 55),
      seeker('سأكلم البنك وأعود إليك غدًا.', 15),
      lister('أنتظرك، بالتوفيق.', 10),
    ],
  },
  {
    end: 'read',
    lines: [
      seeker('كم تبلغ رسوم الخدمات في السنة؟'),
      lister('تشمل المصعد والحراسة والنظافة، وسأرسل لك كشف السنة الماضية.', 25),
      seeker('ممتاز، هذا كل ما أردت معرفته.', 8),
    ],
  },
]
