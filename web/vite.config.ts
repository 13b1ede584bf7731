import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const portal = process.env['DIWAN_URL'] ?? 'http://localhost:8080'

/** What a browser kept under another contract is not read again. */
const contract = createHash('sha256')
for (const file of globSync('../contract/**/*.ts').toSorted()) if (!file.includes('words.')) contract.update(readFileSync(file))

/** What every screen needs, in few files: forty small ones would compress worse by a tenth, and the login pays for it. */
const groups = [
  {
    name: 'foundation',
    test: /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next|zustand|@tanstack\/(?:react-router|router-core|history|store|react-store))\//,
  },
  {
    name: 'fields',
    test: /@mantine\/core\/esm\/(?:core|components\/(?:ActionIcon|Button|Checkbox|CloseButton|InlineInput|Input|InputBase|Loader|PasswordInput|TextInput|Transition|UnstyledButton))\//,
  },
  {
    name: 'base',
    test: /web\/(?:main\.tsx|kit\/(?:call|colour-scheme|environment|formats|i18n|interface-state|language|online|own-path|problem|problem-words|reading|request-id|session|stored-cipher|stored-values)\.ts|app\/(?:areas|error|full|guard|module-of|not-found|offline-page|root|route|theme))/,
  },
]

export default defineConfig({
  define: { __DIWAN_CONTRACT__: JSON.stringify(contract.digest('hex').slice(0, 12)) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './routes',
      generatedRouteTree: './route-tree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
    }),
    react(),
  ],
  // A data: URI would be refused by `font-src 'self'`.
  build: { assetsInlineLimit: 0, target: 'es2022', manifest: true, rolldownOptions: { output: { codeSplitting: { groups } } } },
  server: {
    proxy: {
      '/api': portal,
      '/portal': portal,
      '/files': portal,
      '/live': { target: portal, ws: true },
    },
  },
})
