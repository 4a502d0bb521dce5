type Content = { code: string; language: string; siteUrl: string; minutes: number }

export function signInMail({ code, siteUrl, minutes }: Content) {
  const subject = `${code} is your sign-in code`
  const text = `Your sign-in code is ${code}.\n\nIt works once, for ${minutes} minutes, at ${siteUrl}.`
  return { subject, text, html: `<p>${text}</p>` }
}
