import sharp from 'sharp'

const [WIDTH, HEIGHT, GAP] = [1_280, 360, 40]
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A row of numbered boxes, drawn from the start of the line. */
export async function drawSteps(steps: readonly string[], lang: 'ar' | 'en'): Promise<Uint8Array> {
  const box = (WIDTH - GAP * (steps.length + 1)) / steps.length
  const boxes = steps.map((step, n) => {
    const place = lang === 'ar' ? steps.length - 1 - n : n
    const x = GAP + place * (box + GAP)
    const middle = x + box / 2
    return `<rect x="${x}" y="60" width="${box}" height="240" rx="24" fill="#ffffff" stroke="#3b6fb5" stroke-width="4"/>
      <circle cx="${middle}" cy="130" r="38" fill="#3b6fb5"/>
      <text x="${middle}" y="144" font-size="38" fill="#ffffff" text-anchor="middle" font-family="sans-serif">${n + 1}</text>
      <text x="${middle}" y="236" font-size="30" fill="#1d2b40" text-anchor="middle" font-family="sans-serif">${escaped(step)}</text>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#eef3fa"/>${boxes.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
