import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
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
    test: /icons-react\/dist\/esm\/icons\/Icon(?:Lock|Mail)\.|web\/(?:main\.tsx|ui\/(?:lazy-part|use-retry)\.tsx?|kit\/(?:back-off|call|colour-scheme|environment|i18n|interface-state|language|lazy-load|online|reached|own-path|problem|problem-words|request-id|session|stored-cipher|stored-values)\.ts|modules\/identity\/access-page\.tsx|app\/(?:areas|error|full|guard|module-of|not-found|offline-page|root|route|theme))/,
  },
]

const oneOf = (...tests: RegExp[]): RegExp => new RegExp(tests.map(({ source }) => source).join('|'))

/** What most screens of somebody signed in need, each file with all it stands on that is in none before it: eighty small ones came one after another. */
const groups = [
  ...entry,
  {
    name: 'frame',
    test: /web\/(?:app\/(?:start-portal|writers)\.ts|routes\/_portal\/route\.tsx\?tsr-split)/,
  },
  {
    name: 'pieces',
    test: oneOf(
      /web\/ui\/(?:empty-state|error-state|more-rows|leave-write|short-id-text|updated-text|page-header|search-field|send-by-key|status-badge|time-text|user-input|user-text)\.tsx?$/,
      // What several modules stand on: else it would lie with the first of them, and the others would load that one.
      /web\/kit\/(?:form-fields|use-ever|write)\.ts|core\/(?:blank-text|identifiers)\.ts|contract\/(?:kit\/(?:moves|(?:endpoints\/)?list)|units\/endpoints)\.ts$/,
      /useInfiniteQuery\.js|icons\/Icon(?:Alert(?:Circle|Triangle)|Check|Chevron(?:Left|Right)|CircleCheck|Download|InfoCircle|Paperclip|Pencil|Plus|Trash|User(?:Check|Plus|s))\./,
    ),
  },
  {
    name: 'list',
    test: oneOf(
      /web\/ui\/(?:assignee-sign|menu-later|priority-bars|walk-cells|walk-rows|list\/(?:edit-cell|filter-bar|filter-chip|filters-of|list-menu|list-page|menu-choice|sort-choice|list-rows|selection-bar|status-press|use-selection|view-links))\.tsx?$/,
      /web\/(?:kit\/list\/asking\.ts|modules\/saved-views\/saved-views\.tsx)$/,
    ),
  },
  // What checks a form, what opens over a screen, and what forms are made of.
  {
    name: 'checks',
    test: /node_modules\/zod\/|contract\/(?:kit\/(?:event|file-answer|grants|ids|live|list-schemas|page)|users\/schemas\/(?:lines|person))\.ts$/,
  },
  // Above lists and calendars that open nothing yet. Before what floats: what both need would lie there.
  { name: 'segments', test: /@mantine\/core\/esm\/components\/(?:FloatingIndicator|SegmentedControl)\// },
  { name: 'floating', test: /@mantine\/core\/esm\/components\/(?:Modal|ModalBase|Popover|ScrollArea)\// },
  {
    name: 'form',
    test: oneOf(
      /@mantine\/core\/esm\/components\/(?:Alert|Combobox|Select|Switch)\//,
      /web\/(?:kit\/form\.ts|ui\/(?:confirm-dialog|form-dialog|switch-styles)\.tsx?)$/,
    ),
  },
  // What records say under fields of their own, in the lists of several modules.
  {
    name: 'answered',
    test: /core\/calendar-days\.ts$|web\/modules\/(?:fields\/answer-list|custom-fields\/(?:api|custom-text|use-custom(?:-columns|-filters|-sentence)?))\.tsx?$/,
  },
  // What the lists of tickets, home and the thread ask with; then the lists themselves.
  {
    name: 'requests',
    test: /contract\/tickets\/(?:endpoints\/tickets|list|may|vocabulary)\.ts$|web\/modules\/tickets\/(?:address|api\/(?:lists|templates))\.ts$/,
  },
  { name: 'tickets', test: /web\/modules\/tickets\/ticket-list-page\.tsx$/ },
]

const ENTRY = new RegExp(`^assets/(?:${entry.map(({ name }) => name).join('|')})-`)

export default defineConfig({
  define: { __DIWAN_CONTRACT__: JSON.stringify(contract.digest('hex').slice(0, 12)) },
  plugins: [
    tanstackRouter(), // tsr.config.json says how, to the set-up as well
    react(),
    contractWithoutSchemas(),
    // `prompt` from the first day: a worker that took over by itself could not be held back later.
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: null,
      manifest: false,
      injectManifest: { injectionPoint: undefined! }, // it caches nothing yet
    }),
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
      // Doors without effects of their own: what only shows written text does not load the fields for writing it.
      treeshake: { moduleSideEffects: [{ test: /web\/modules\/[^/]+\/(?:public|reading)\.ts$/, sideEffects: false }] },
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
