export const lists = {
  featured: 'بيوت مميّزة',
  featuredText: 'يروّج لها أصحابها ووكلاؤها.',
  mostViewed: 'البيوت الأكثر مشاهدة',
  mostViewedText: 'البيوت الأكثر مشاهدة.',
  mostLiked: 'البيوت الأكثر إعجابًا',
  mostLikedText: 'ما حفظه أكبر عدد من الناس.',
  featuredNone: 'لا بيت مميّزًا بعد',
  featuredSoon: 'ستظهر البيوت المميّزة هنا. وحتى ذلك الحين، تصفّح كل البيوت.',
  mostViewedNone: 'لم يُشاهَد أي بيت بعد',
  mostViewedSoon: 'نعدّ المشاهدات الآن، وستظهر هنا البيوت الأكثر مشاهدة.',
  mostLikedNone: 'لم يُحفظ أي بيت بعد',
  mostLikedSoon: 'ستظهر هنا البيوت التي يحفظها أكبر عدد من الناس. وحتى ذلك الحين، تصفّح كل البيوت.',
}
