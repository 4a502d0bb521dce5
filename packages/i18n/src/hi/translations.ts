export const translations = {
  title: 'दूसरी भाषाओं में',
  text: 'जिस भाषा में आप लिखते हैं, उसे पढ़ने वाले उसी में देखते हैं।',
  original: 'शीर्षक और विवरण की भाषा',
  add: 'एक और भाषा जोड़ें',
  remove: '{{language}} हटाएँ',
}
