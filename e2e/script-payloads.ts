/** Where a text can end and a script begin, and what people put there. Each of them would call `globalThis.hit()`. */
const breakouts = ['', '">', "'>", '`>', '</title>', '</textarea>', '</script>', '--><!--', ']]>', '\u2028</style>']

const scripts = [
  '<script>hit()</script>',
  '<ScRiPt >hit()</ScRiPt >',
  '<img src=x onerror=hit()>',
  '<svg/onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<details open ontoggle=hit()>',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<a href="javascript:hit()" autofocus onfocus=hit()>x</a>',
  '<style>@import "javascript:hit()";</style>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  '<meta http-equiv="refresh" content="0;url=javascript:hit()">',
  '{{constructor.constructor("hit()")()}}',
]

export const scriptPayloads = breakouts.flatMap((breakout) => scripts.map((script) => breakout + script))
