import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { contractWithoutSchemas } from './contract-without-schemas.ts'

const portal = process.env['DIWAN_URL'] ?? 'http://localhost:8080'

/** What a browser kept under another contract is not read again. */
const contract = createHash('sha256')
for (const file of globSync('../contract/**/*.ts').toSorted()) if (!file.includes('words.')) contract.update(readFileSync(file))

/** What every screen needs, in few files: forty small ones would compress worse by a tenth, and the login pays for it. */
const entry = [
  {
    name: 'foundation',
    // Words with components inside (Trans) bring a parser, and stand on one screen only.
    test: /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next(?!\/dist\/es\/Trans)|zustand|@tanstack\/(?:react-router|router-core|history|store|react-store))\//,
  },
  {
    name: 'fields',
    test: /@mantine\/core\/esm\/(?:core|components\/(?:ActionIcon|Button|Checkbox|CloseButton|InlineInput|Input|InputBase|Loader|PasswordInput|TextInput|Transition|UnstyledButton))\//,
  },
  {
    name: 'base',
    test: /icons-react\/dist\/esm\/icons\/Icon(?:Lock|Mail)\.|web\/(?:main\.tsx|kit\/(?:call|colour-scheme|environment|i18n|interface-state|language|online|own-path|problem|problem-words|request-id|session|stored-cipher|stored-values)\.ts|modules\/identity\/access-page\.tsx|app\/(?:areas|error|full|guard|module-of|not-found|offline-page|root|route|theme))/,
  },
]

const oneOf = (...tests: RegExp[]): RegExp => new RegExp(tests.map(({ source }) => source).join('|'))

/** What most screens of somebody signed in need, each file with all it stands on that is in none before it: eighty small ones came one after another. */
const groups = [
  ...entry,
  {
    name: 'frame',
    test: /web\/(?:app\/start-portal\.ts|modules\/modules\/(?:api|use-module-name|use-notes)\.ts|routes\/_portal\.tsx\?tsr-split)/,
  },
  {
    name: 'pieces',
    test: oneOf(
      /web\/ui\/(?:empty-state|error-state|more-rows|page-header|search-field|sections|status-badge|time-text|user-input|user-text)\.tsx/,
      // What several modules stand on: else it would lie with the first of them, and the others would load that one.
      /web\/kit\/write\.ts|core\/identifiers\.ts|contract\/(?:kit\/(?:endpoints\/)?list|units\/endpoints)\.ts$/,
      /useInfiniteQuery\.js|NativeSelect\.mjs|icons\/Icon(?:Download|Paperclip|Plus)\./,
    ),
  },
  {
    name: 'list',
    test: /web\/(?:ui\/(?:walk-rows|list\/(?:filter-bar|filter-chips|list-export|list-rows|selection-bar|sort-choice|use-selection|view-links))|modules\/bulk\/bulk-(?:bar|runs))\.tsx?/,
  },
  { name: 'tickets', test: /web\/modules\/tickets\/ticket-list-page/ },
]

const ENTRY = new RegExp(`^assets/(?:${entry.map(({ name }) => name).join('|')})-`)

export default defineConfig({
  define: { __DIWAN_CONTRACT__: JSON.stringify(contract.digest('hex').slice(0, 12)) },
  plugins: [
    tanstackRouter(), // tsr.config.json says how, to the set-up as well
    react(),
    contractWithoutSchemas(),
    // Made once here, so that no request waits for it; what a browser cannot read is sent as it is.
    compression({ algorithms: ['gzip', 'brotliCompress'], include: /\.(?:js|mjs|css|svg|json|wasm)$/, threshold: 1024 }),
  ],
  build: {
    assetsInlineLimit: 0, // a data: URI would be refused by `font-src 'self'`
    target: 'es2022',
    manifest: true, // which file is which; the first screen carries the list of all, so their names are short
    // The entry has these already; a screen need not ask for them again.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ENTRY.test(file)) : files,
    },
    rolldownOptions: {
      // A door without effects of its own: what only shows written text does not load the fields for writing it.
      treeshake: { moduleSideEffects: [{ test: /web\/modules\/writing\/public\.ts$/, sideEffects: false }] },
      output: {
        chunkFileNames: ({ name }) =>
          groups.some((group) => group.name === name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: { groups },
      },
    },
  },
  server: {
    proxy: {
      '/api': portal,
      '/portal': portal,
      '/files': portal,
      '/live': { target: portal, ws: true },
    },
  },
})
