import type { Language } from '../demo-home.ts'

/** What one says about a district in a sentence, in each language several. */
export const districtWords: Record<string, Record<Language, readonly string[]>> = {
  'old-town': {
    en: [
      'Old Town is all lanes and steps; the bread is carried home warm and the cars stay outside.',
      'In Old Town you hear the harbour bell and the neighbours’ radio, and little else after ten.',
    ],
    ar: [
      'البلدة القديمة أزقّة وأدراج، يُحمل فيها الخبز ساخنًا إلى البيت وتبقى السيارات خارجها.',
      'لا تسمع في البلدة القديمة بعد العاشرة إلا جرس الميناء.',
    ],
  },
  harbour: {
    en: [
      'The Harbour still works in the morning and eats out in the evening: nets on one quay, tables on the other.',
      'From the Harbour the whole bay is a walk of ten minutes along the breakwater.',
    ],
    ar: [
      'الميناء يعمل صباحًا ويسهر مساءً: شباك على رصيف وطاولات على الآخر.',
      'من الميناء تصل إلى آخر كاسر الأمواج في عشر دقائق سيرًا.',
    ],
  },
  centre: {
    en: [
      'The Centre is a grid of plane trees with everything on it: library, market hall, theatre, three bakeries that disagree.',
      'You do not need a car in the Centre, and on Sundays you would not find a place for one.',
    ],
    ar: [
      'الوسط شوارع مستقيمة تظلّلها الأشجار وفيها كل شيء: المكتبة والسوق والمسرح.',
      'في الوسط لا تحتاج إلى سيارة، وكل ما تريده على مسافة قصيرة.',
    ],
  },
  'station-quarter': {
    en: [
      'Station Quarter is for people who leave early and come home late: the platform is closer than the car park.',
      'Once a goods yard, Station Quarter is now wide pavements, young trees and the fast train inland.',
    ],
    ar: [
      'حي المحطة لمن يخرج باكرًا ويعود متأخرًا، فالرصيف أقرب من موقف السيارات.',
      'أرصفة واسعة وأشجار فتيّة وقطار سريع إلى الداخل.',
    ],
  },
  riverside: {
    en: [
      'Riverside keeps a green strip of eight kilometres between the houses and the Sel; herons on one side, joggers on the other.',
      'In Riverside the morning mist lifts off the water at about the time the kettle boils.',
    ],
    ar: [
      'بين البيوت ونهر سيل شريط أخضر طويل: طيور على جانب وممشى على الآخر.',
      'في ضفة النهر يرتفع ضباب الصباح عن الماء مع أول فنجان قهوة.',
    ],
  },
  college: {
    en: [
      'College means bookshops, cheap lunches and a lake to read beside.',
      'In term time College is lively until midnight; in August you have Lake Park to yourself.',
    ],
    ar: ['حي الكلية مكتبات ومطاعم بسيطة وبحيرة للقراءة عند طرفها.', 'حيوي أيام الدراسة وهادئ تمامًا في الصيف.'],
  },
  'north-beach': {
    en: [
      'North Beach is rows of terraces that end at the sand; wetsuits dry on the railings all year.',
      'Every second street in North Beach frames a piece of sea.',
    ],
    ar: ['صفوف البيوت في الشاطئ الشمالي تنتهي عند الرمل.', 'من كل شارع ثانٍ في الشاطئ الشمالي ترى قطعة من البحر.'],
  },
  'mill-fields': {
    en: [
      'Mill Fields was built for the mill hands and is now full of prams, bicycles and tomato plants.',
      'In Mill Fields people know whose cat it is.',
    ],
    ar: [
      'بُنيت حقول الطاحونة لعمّال المطحنة، وهي اليوم حيّ العائلات والدراجات.',
      'في حقول الطاحونة يعرف الجيران بعضهم بالاسم.',
    ],
  },
  'lighthouse-point': {
    en: [
      'At Lighthouse Point the road ends, and so does most of the noise.',
      'The lamp of Lighthouse Point passes over the ceiling once in nine seconds; guests notice, owners do not.',
    ],
    ar: [
      'عند رأس المنارة ينتهي الطريق وينتهي معه الضجيج.',
      'يمرّ ضوء المنارة على السقف كل تسع ثوانٍ، يلاحظه الضيوف ولا يلاحظه أهل البيت.',
    ],
  },
  'south-sands': {
    en: [
      'South Sands is low white houses, tamarisks and a beach that is empty until eleven.',
      'In South Sands the shoes stay in the hall from May to October.',
    ],
    ar: [
      'الرمال الجنوبية بيوت بيضاء منخفضة وشاطئ فارغ حتى الضحى.',
      'من الربيع إلى الخريف تبقى الأحذية عند الباب في الرمال الجنوبية.',
    ],
  },
  'sail-park': {
    en: [
      'Sail Park takes its name from the lofts where sails were cut; the green in the middle is where everybody meets.',
      'Sail Park has the shortest way from a school gate to a football pitch in town.',
    ],
    ar: [
      'سُمّيت حديقة الأشرعة باسم ورش الأشرعة القديمة، والمرج في وسطها ملتقى الجميع.',
      'من باب المدرسة إلى الملعب دقيقة واحدة.',
    ],
  },
  'orchard-end': {
    en: [
      'Orchard End still has more fruit trees than lamp posts.',
      'In September Orchard End smells of apples, and boxes of them stand at the gates with a jar for the money.',
    ],
    ar: ['في طرف البستان أشجار الفاكهة أكثر من أعمدة النور.', 'في أيلول تفوح رائحة التفاح وتوضع صناديقه عند الأبواب.'],
  },
  'east-hill': {
    en: [
      'From East Hill you see the trains come in and the ships go out.',
      'East Hill is ten minutes above the Centre and two degrees cooler in summer.',
    ],
    ar: ['من التل الشرقي ترى القطارات تصل والسفن تغادر.', 'التل الشرقي على بعد عشر دقائق فوق الوسط وأبرد منه صيفًا.'],
  },
  'upper-hill': {
    en: [
      'On Upper Hill the plots are large, the hedges are tall, and the view does the talking.',
      'Upper Hill keeps its trees by law; most gardens have at least one older than the house.',
    ],
    ar: [
      'في التل الأعلى أراضٍ واسعة وأسيجة عالية وإطلالة تغني عن الكلام.',
      'أشجار التل الأعلى محمية، وبعضها أقدم من البيوت.',
    ],
  },
  'cedar-heights': {
    en: [
      'Cedar Heights looks west over all of Lunara; sunset is a social occasion here.',
      'The cedars that gave Cedar Heights its name still stand along the ridge.',
    ],
    ar: [
      'تطل مرتفعات الأرز غربًا على لونارا كلها، والغروب فيها موعد يومي.',
      'ما زالت أشجار الأرز قائمة على طول المرتفع.',
    ],
  },
  'oakwell-cross': {
    en: [
      'Oakwell Cross has a market on Thursdays and gossip on all other days.',
      'Everything in Oakwell begins at the Cross: the bus, the fair, most marriages.',
    ],
    ar: ['سوق الخميس في مفترق أوكويل يجمع أهل القرى كلهم.', 'من المفترق يبدأ كل شيء في أوكويل.'],
  },
  'oakwell-green': {
    en: [
      'Around Oakwell Green the houses share walls, and the children share gardens.',
      'Oakwell Green plays cricket badly and often.',
    ],
    ar: ['بيوت أوكويل الخضراء تتقاسم الجدران ويتقاسم أطفالها الحدائق.', 'ساحة خضراء في الوسط ومدرسة على طرفها.'],
  },
  'spring-side': {
    en: [
      'The spring that named Spring Side runs under the road and comes out, cold, behind the chapel.',
      'Spring Side is where Oakwell turns into fields.',
    ],
    ar: ['النبع الذي سُمّي به الحي يجري تحت الطريق ويخرج باردًا خلف المصلى.', 'عند جانب النبع تنتهي البلدة وتبدأ الحقول.'],
  },
  'vine-hill': {
    en: [
      'Vine Hill makes a white wine that does not travel, so one has to live here.',
      'The rows of vines come right up to the back gates on Vine Hill.',
    ],
    ar: [
      'تصل صفوف الكروم إلى أبواب البيوت الخلفية في تل الكروم.',
      'من تل الكروم ترى أوكويل كلها والسكة تمتد نحو البحر.',
    ],
  },
  country: {
    en: [
      'The lane carries a tractor in the morning, the post at noon, and nothing else.',
      'The stars are the street lighting out here.',
    ],
    ar: ['يمرّ بالطريق جرّار صباحًا وساعي البريد ظهرًا، ثم لا شيء.', 'هنا النجوم هي إنارة الطريق.'],
  },
}
