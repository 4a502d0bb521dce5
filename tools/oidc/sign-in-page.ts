import { testAccounts } from './accounts.ts'

/** One field: whoever is typed in is signed in. */
export function signInPage(uid: string, hint: string): string {
  const accounts = testAccounts
    .map((email) => `<button name="email" value="${email}" formnovalidate>${email}</button>`)
    .join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Development sign-in</title>
<style>
  :root { color-scheme: light dark; --card: light-dark(#fff, #1d1c1a); --ink: light-dark(#1b1a18, #f3f1ec);
    --quiet: light-dark(#5e5a53, #b4aea4); --line: light-dark(#8f897e, #7c766c); --brand: light-dark(#0e5a4a, #5cc2a9);
    --on-brand: light-dark(#fff, #06231c) }
  * { box-sizing: border-box } h1, p { margin: 0 }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif;
    background: light-dark(#fbfaf7, #141412); color: var(--ink) }
  main { width: min(400px, 92vw); background: var(--card); border-radius: 18px; padding: 28px;
    box-shadow: 0 8px 40px #0002 }
  h1 { font-size: 22px; letter-spacing: -.02em } p { color: var(--quiet); font-size: 14px; margin-block: 6px 18px }
  strong { color: light-dark(#8a5a00, #e0b04c) } form { display: grid; gap: 10px }
  label { font-size: 14px; font-weight: 600 }
  input, button { font: inherit; color: inherit; width: 100%; padding: 11px 14px; border-radius: 12px;
    border: 1px solid var(--line); background: none }
  button { cursor: pointer; text-align: start } button.main { text-align: center; font-weight: 600; border: 0;
    background: var(--brand); color: var(--on-brand) }
  :focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
</style>
</head>
<body>
<main>
  <h1>Sign in</h1>
  <p><strong>Development provider.</strong> It stands in for Google on this machine and believes any address.</p>
  <form method="post" action="/interaction/${encodeURIComponent(uid)}">
    <label for="email">E-mail</label>
    <input id="email" name="email" type="email" autocomplete="off" value="${escapeHtml(hint)}">
    <button class="main" name="typed" value="1">Continue</button>
  </form>
  <p style="margin-block-start:20px">Or as one of these</p>
  <form method="post" action="/interaction/${encodeURIComponent(uid)}">${accounts}</form>
</main>
</body>
</html>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
