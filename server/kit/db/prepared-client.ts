import pg from 'pg'

const names = new Map<string, string>()
const nameOf = (text: string): string => {
  let name = names.get(text)
  if (!name) names.set(text, (name = `q${names.size}`))
  return name
}

export class PreparedClient extends pg.Client {
  override query(...args: any[]): any {
    const [text, values] = args
    if (typeof text === 'string' && Array.isArray(values) && values.length > 0 && process.env['PREP'] === '1') return (super.query as any)({ name: nameOf(text), text, values })
    return (super.query as any)(...args)
  }
}
