/** What swindlers write, and what nobody should tell them. */
export type ChatRisk = 'bank' | 'prepay'

/** Accounts and cards by their shape, with or without spaces; then what they are called. */
const bank = [
  /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}\b/,
  /\b\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}\b/,
  /\b(?:bank|card|account) (?:details|number|data)\b/i,
  /\bsort code\b/i,
  /(?:رقم|بيانات|تفاصيل) (?:حسابك|الحساب|البطاقة|بطاقتك|البنك)/,
  /حساب(?:ي|ك)? (?:ال)?بنكي|آيبان/,
]
const prepay = [
  /\b(?:western union|moneygram|gift cards?|vouchers?|bitcoin|crypto|usdt)\b/i,
  /\b(?:pay|transfer|send|wire) (?:me |us )?(?:the |a |your )?(?:deposit|money|rent|fee|amount)\b/i,
  /\b(?:deposit|payment|pay) (?:\w+ )?before (?:\w+ )?(?:viewing|visit|seeing)\b/i,
  /ويسترن يونيون|بيتكوين|بطاقات? هدايا/,
  /(?:ادفع|حوّ?ل|أرسل) (?:لي )?(?:العربون|المبلغ|المال|الإيجار|التأمين)/,
  /قبل (?:المعاينة|الزيارة)/,
]

/** Nothing for what people usually write. It warns; nobody is stopped by it, and nothing is told to anybody. */
export function riskOf(text: string): ChatRisk | undefined {
  if (bank.some((pattern) => pattern.test(text))) return 'bank'
  return prepay.some((pattern) => pattern.test(text)) ? 'prepay' : undefined
}
