// Adds the optional platform packages npm left out of the lock, so that `npm ci` accepts it everywhere.
import fs from 'node:fs'
const file = process.argv[2] ?? 'package-lock.json'
const lock = JSON.parse(fs.readFileSync(file, 'utf8'))
const packages = lock.packages
const OS = ['android', 'darwin', 'freebsd', 'linux', 'openbsd', 'netbsd', 'openharmony', 'sunos', 'aix', 'win32']
const CPU = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32']
function find(from, name) {
  for (let at = from; ;) {
    const key = (at ? at + '/' : '') + 'node_modules/' + name
    if (packages[key]) return key
    if (!at) return null
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  }
}
let added = 0
for (const [key, entry] of Object.entries(packages))
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (find(key, name)) continue
    const words = name.split(/[-/]/)
    const os = OS.find((o) => words.includes(o)),
      cpu = CPU.find((c) => words.includes(c))
    packages['node_modules/' + name] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(entry.dev && { dev: true }),
      ...(words.includes('musl') ? { libc: ['musl'] } : words.includes('gnu') && os === 'linux' ? { libc: ['glibc'] } : {}),
      license: 'MIT',
      optional: true,
      ...(os && { os: [os] }),
    }
    if (!os) console.log('no os for', name)
    added++
  }
lock.packages = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')))
fs.writeFileSync(file, JSON.stringify(lock, null, 2) + '\n')
console.log('added', added)
