/** The lists of homes that have a name instead of filters. */
export const lists = {
  featured: 'फ़ीचर्ड घर',
  featuredText: 'मालिकों और एजेंटों की ओर से प्रमोट किए गए।',
  mostViewed: 'सबसे ज़्यादा देखे गए घर',
  mostViewedText: 'वे घर, जिन्हें लोग सबसे ज़्यादा देखते हैं।',
  mostLiked: 'सबसे पसंदीदा घर',
  mostLikedText: 'जिन्हें सबसे ज़्यादा लोगों ने सेव किया।',
  featuredNone: 'अभी कोई फ़ीचर्ड घर नहीं है',
  featuredSoon: 'फ़ीचर्ड घर यहाँ दिखेंगे। तब तक सभी घर देखें।',
  mostViewedNone: 'अभी कोई घर नहीं देखा गया है',
  mostViewedSoon: 'व्यू गिने जा रहे हैं; सबसे ज़्यादा देखे गए घर यहाँ दिखेंगे।',
  mostLikedNone: 'अभी कोई घर सेव नहीं किया गया है',
  mostLikedSoon: 'जिन घरों को सबसे ज़्यादा लोग सेव करेंगे, वे यहाँ दिखेंगे। तब तक सभी घर देखें।',
}
