import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'

export const payload = 'GABLE-PAYLOAD<script>alert(1)</script><?php system($_GET[0]); ?>'
export type HostileFile = { name: string; fileName: string; bytes: Buffer }

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let crc = index
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc >>> 0
})
const crc32 = (bytes: Buffer) => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')
export function pngChunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)])
  return Buffer.concat([u32(body.length - 4), body, u32(crc32(body))])
}
/** A PNG whose header promises any size, with as few bytes behind it as one likes. */
export function pngOf(width: number, height: number, rows: Buffer, interlaced = false): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([8, 0, 0, 0, interlaced ? 1 : 0])])
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngChunk('IEND', '')]
  return Buffer.concat([pngSignature, ...chunks])
}
/** After the header, where readers look for what describes a picture. */
const withPngChunk = (png: Buffer, type: string, data: Buffer | string) =>
  Buffer.concat([png.subarray(0, 33), pngChunk(type, data), png.subarray(33)])

function withJpegSegment(jpeg: Buffer, marker: number, data: Buffer | string): Buffer {
  const body = Buffer.from(data)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(body.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, marker]), length, body, jpeg.subarray(2)])
}

function withWebpChunk(webp: Buffer, type: string, data: string): Buffer {
  const body = Buffer.from(data.length % 2 === 0 ? data : `${data} `)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(body.length)
  const grown = Buffer.concat([webp, Buffer.from(type), length, body])
  grown.writeUInt32LE(grown.length - 8, 4)
  return grown
}

async function pictures() {
  const pixels = Buffer.from(Array.from({ length: 160 * 140 * 3 }, (_, index) => (index * 7) % 251))
  const image = () => sharp(pixels, { raw: { width: 160, height: 140, channels: 3 } })
  const described = image().withExif({
    IFD0: { ImageDescription: payload, Artist: payload, Copyright: payload },
    IFD3: { GPSLatitude: '51/1 30/1 3230/100', GPSLatitudeRef: 'N' },
  })
  return {
    jpeg: await image().jpeg().toBuffer(),
    png: await image().png().toBuffer(),
    webp: await image().webp().toBuffer(),
    avif: await image().avif({ effort: 0 }).toBuffer(),
    described: {
      jpeg: await described.clone().jpeg().toBuffer(),
      png: await described.clone().png().toBuffer(),
      webp: await described.clone().webp().toBuffer(),
      avif: await described.clone().avif({ effort: 0 }).toBuffer(),
    },
    cmyk: await image().toColourspace('cmyk').jpeg().toBuffer(),
    deep: await image().toColourspace('rgb16').png().toBuffer(),
    grey: await image().greyscale().jpeg().toBuffer(),
    clear: await image().ensureAlpha(0.3).png().toBuffer(),
    palette: await image().png({ palette: true }).toBuffer(),
    turned: await image().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    profiled: await image().withIccProfile('p3').jpeg().toBuffer(),
    progressive: await image().jpeg({ progressive: true }).toBuffer(),
    gif: await image().gif().toBuffer(),
    tiff: await image().tiff().toBuffer(),
    moving: await sharp(Buffer.concat([pixels, pixels]), {
      raw: { width: 160, height: 280, channels: 3, pageHeight: 140 },
    })
      .webp({ loop: 0, delay: [50, 50] })
      .toBuffer(),
    small: await image().resize(119, 119).jpeg().toBuffer(),
    dot: await image().resize(1, 1).png().toBuffer(),
  }
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>${payload}</script></svg>`

/** Programs and pages under the names of pictures, and formats that we do not take. */
function strangers({ gif, tiff }: { gif: Buffer; tiff: Buffer }): Record<string, Buffer | string> {
  const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), Buffer.from(payload)])
  return {
    'php.jpg': payload,
    'page.jpg': `<!doctype html><html><body>${payload}</body></html>`,
    'script.png': `alert(1)//${payload}`,
    'plain.svg': svg,
    'declared.svg': `<?xml version="1.0"?>${svg}`,
    'marked.svg': `\uFEFF${svg}`,
    'blank-before.svg': `\n\n   ${svg}`,
    'comment-before.svg': `<!-- ${'x'.repeat(5_000)} -->${svg}`,
    'entity.svg': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg.replace('<script>', '<text>&x;</text><script>')}`,
    'laughs.svg': `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg}`,
    'foreign.svg': `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><body onload="${payload}"/></foreignObject></svg>`,
    'wide.svg': Buffer.from(svg, 'utf16le'),
    'folded.svgz': gzipSync(svg),
    'svg.png': svg,
    'data.xml': `<?xml version="1.0"?><data>${payload}</data>`,
    'sheet.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml">${payload}</html>`,
    'still.gif': gif,
    'gifar.gif': Buffer.concat([gif, zip]),
    'gif-script.gif': `GIF89a/*${payload}*/=1;alert(1)`,
    'scan.tiff': tiff,
    'bitmap.bmp': Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]),
    'icon.ico': Buffer.concat([Buffer.from('00000100010010100000', 'hex'), Buffer.alloc(100)]),
    'layers.psd': Buffer.concat([Buffer.from('8BPS\0\x01', 'latin1'), Buffer.alloc(100)]),
    'next.jxl': Buffer.concat([Buffer.from('ff0a', 'hex'), Buffer.alloc(100)]),
    'older.jp2': Buffer.concat([Buffer.from('0000000c6a5020200d0a870a', 'hex'), Buffer.alloc(100)]),
    'phone.heic': Buffer.concat([Buffer.from('00000018667479706865696300000000', 'hex'), Buffer.alloc(200)]),
    'paper.jpg': `%PDF-1.4\n${payload}\n%%EOF`,
    'print.eps': `%!PS-Adobe-3.0 EPSF-3.0\n(${payload}) run`,
    'drawing.mvg': `push graphic-context\nimage over 0,0 0,0 'https://127.0.0.1/${payload}'`,
    'dots.ppm': `P3 2 2 255 ${payload}`,
    'letters.xpm': `/* XPM */ static char *x[] = {"1 1 1 1","a c red","a"}; ${payload}`,
    'archive.zip': zip,
    'archive.jpg': zip,
    'folded.gz': gzipSync(payload),
    'program.jpg': Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(100)]),
    'program.exe': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]),
    'Applet.class': Buffer.concat([Buffer.from('cafebabe00000034', 'hex'), Buffer.from(payload)]),
    'shell.jpg': `#!/bin/sh\n${payload}`,
    'film.mp4': Buffer.concat([Buffer.from('000000186674797069736f6d', 'hex'), Buffer.alloc(100)]),
    'module.wasm': Buffer.concat([Buffer.from('0061736d01000000', 'hex'), Buffer.from(payload)]),
    'htaccess.jpg': `AddType application/x-httpd-php .jpg\n${payload}`,
    'empty.jpg': '',
    'one-byte.jpg': Buffer.from([0xff]),
    'head-only.jpg': Buffer.from('ffd8ffe000104a46494600', 'hex'),
  }
}

/** Real pictures with something behind, inside or beside them; and some that are broken or far too large. */
function smugglers(good: Awaited<ReturnType<typeof pictures>>): Record<string, Buffer> {
  const { jpeg, png, webp, avif, described } = good
  const bare = Buffer.from(payload)
  const profile = Buffer.concat([u32(128 + bare.length), Buffer.from('lcms'), Buffer.alloc(120), bare])
  return {
    'with-comment.jpg': withJpegSegment(jpeg, 0xfe, payload),
    'with-exif.jpg': described.jpeg,
    'with-exif.png': described.png,
    'with-exif.webp': described.webp,
    'with-exif.avif': described.avif,
    'with-xmp.jpg': withJpegSegment(jpeg, 0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${payload}</x:xmpmeta>`),
    'with-iptc.jpg': withJpegSegment(jpeg, 0xed, `Photoshop 3.0\x008BIM\x04\x04${payload}`),
    'with-profile.jpg': withJpegSegment(
      jpeg,
      0xe2,
      Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]),
    ),
    'with-unknown.jpg': withJpegSegment(jpeg, 0xef, payload),
    'with-end.jpg': Buffer.concat([jpeg, bare]),
    'with-zip.jpg': Buffer.concat([jpeg, Buffer.from('PK\x03\x04', 'latin1'), bare]),
    'with-paper.jpg': Buffer.concat([jpeg, Buffer.from(`\n%PDF-1.4\n${payload}\n%%EOF`)]),
    'with-svg.jpg': Buffer.concat([jpeg, Buffer.from(svg)]),
    'with-text.png': withPngChunk(png, 'tEXt', `Comment\0${payload}`),
    'with-unicode.png': withPngChunk(png, 'iTXt', `Comment\0\0\0\0\0${payload}`),
    'with-folded.png': withPngChunk(
      png,
      'zTXt',
      Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(payload)]),
    ),
    'with-profile.png': withPngChunk(
      png,
      'iCCP',
      Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(profile)]),
    ),
    'with-private.png': withPngChunk(png, 'prVt', payload),
    'with-end.png': Buffer.concat([png, bare]),
    'with-exif-chunk.webp': withWebpChunk(webp, 'EXIF', payload),
    'with-xmp.webp': withWebpChunk(webp, 'XMP ', payload),
    'with-end.webp': Buffer.concat([webp, bare]),
    'with-end.avif': Buffer.concat([avif, bare]),
    'with-box.avif': Buffer.concat([avif, u32(8 + bare.length), Buffer.from('free'), bare]),
    'page.php.jpg': Buffer.concat([jpeg, bare]),
    'nul.jpg\0.php': Buffer.concat([jpeg, bare]),
    '../../../up.jpg': Buffer.concat([jpeg, bare]),
    'turned\u202Egpj.exe': Buffer.concat([jpeg, bare]),
    [`${'long'.repeat(60)}.jpg`]: jpeg,
    'cmyk.jpg': good.cmyk,
    'sixteen-bits.png': good.deep,
    'grey.jpg': good.grey,
    'clear.png': good.clear,
    'palette.png': good.palette,
    'turned.jpg': good.turned,
    'other-colours.jpg': good.profiled,
    'progressive.jpg': good.progressive,
    'moving.webp': good.moving,
    'half.jpg': jpeg.subarray(0, jpeg.length >> 1),
    'half.png': png.subarray(0, png.length >> 1),
    'half.webp': webp.subarray(0, webp.length >> 1),
    'half.avif': avif.subarray(0, avif.length >> 1),
    'png-named.jpg': png,
    'small.jpg': good.small,
    'dot.png': good.dot,
    'bomb.png': pngOf(20_000, 20_000, Buffer.alloc(100_000)),
    'woven-bomb.png': pngOf(20_000, 20_000, Buffer.alloc(100_000), true),
    'promise.png': pngOf(7_000, 7_000, Buffer.alloc(1_000)),
    'wrong-sum.png': Buffer.concat([png.subarray(0, 29), u32(1), png.subarray(33)]),
  }
}

/** Everything somebody might send instead of a photograph. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const good = await pictures()
  const files = { ...strangers(good), ...smugglers(good) }
  return Object.entries(files).map(([fileName, bytes]) => ({
    fileName,
    bytes: Buffer.from(bytes),
    name: fileName.length > 40 ? `${fileName.slice(0, 20)}…` : fileName,
  }))
}
