import { expect, test } from 'vitest'
import { signInMail } from './account-mail.ts'

const content = { code: '407112', language: 'en', siteUrl: 'https://homes.test/', minutes: 10 }

test.each(['en', 'ar', 'xx'])('in %s the code is in the subject and in both parts', (language) => {
  const { subject, text, html } = signInMail({ ...content, language })
  for (const part of [subject, text, html]) expect(part).toContain('407112')
})

test('an English mail says where the code belongs and how long it works', () => {
  const { subject, text } = signInMail(content)
  expect(subject).toBe('407112 is your sign-in code')
  expect(text).toContain('Enter this code on homes.test to sign in:\n\n407112\n\n')
  expect(text).toContain('10 minutes')
})

test('an Arabic mail is written in Arabic from right to left, its code from left to right', () => {
  const { subject, text, html } = signInMail({ ...content, language: 'ar' })
  expect(html).toMatch(/<html lang="ar" dir="rtl">/)
  expect(html).toMatch(/<strong class="code" dir="ltr"[^>]*>407112<\/strong>/)
  expect(subject).toBe('407112 هو رمز الدخول الخاص بك')
  expect(text).toContain('10 دقائق')
})

test('an unknown language gets English', () => {
  expect(signInMail({ ...content, language: 'xx' })).toEqual(signInMail(content))
})

test('the address of the site cannot bring elements or attributes into the mail', () => {
  const siteUrl = 'https://homes.test/?a="onload=alert(1)&b=<script>alert(1)</script>\'{{code}}'
  const { html } = signInMail({ ...content, siteUrl })
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&#39;{{code}}')
  expect(html).toContain('?a=&quot;onload=alert(1)&amp;b=')
})

test('the mail follows the dark mode of its reader', () => {
  const { html } = signInMail(content)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('prefers-color-scheme: dark')
})
