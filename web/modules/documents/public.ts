export { PageField } from './page-field.tsx'
export { VersionsDrawer } from './versions/versions-drawer.tsx'
