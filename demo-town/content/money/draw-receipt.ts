import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReceivedFile } from '@gable/contract/wire'
import { readFileOnDisk } from '../../../apps/server/src/platform/file-on-disk.ts'
import { render } from '../render.ts'

type Transfer = { payer: string; holder: string; iban: string; amount: string; orderNumber: string; on: Date }

/** What a bank prints when somebody has sent money. */
export async function drawReceipt({ payer, holder, iban, amount, orderNumber, on }: Transfer): Promise<ReceivedFile> {
  const folder = mkdtempSync(join(tmpdir(), 'gable-receipt-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const rows = [
    ['From', payer],
    ['To', holder],
    ['IBAN', iban],
    ['Amount', amount],
    ['Reference', orderNumber],
    ['Executed', on.toISOString().slice(0, 10)],
  ]
  const lines = rows.map(
    ([name, value], row) =>
      `<text x="60" y="${220 + row * 62}" fill="#5b6470">${name}</text><text x="260" y="${220 + row * 62}">${value}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="640" font-family="sans-serif" font-size="24">
    <rect width="800" height="640" fill="#fff"/><rect width="800" height="110" fill="#12455b"/>
    <text x="60" y="68" font-size="34" fill="#fff">Harbour Savings Bank</text>
    <text x="60" y="160" font-size="28" font-weight="bold">Confirmation of transfer</text>${lines.join('')}</svg>`
  const file = join(folder, 'receipt.png')
  await render([{ file, svg }])
  return readFileOnDisk(file, 'Transfer receipt.png')
}
