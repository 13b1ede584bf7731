export { PageField } from './page-field.tsx'
export { RichField } from './rich-field.tsx'
export { VersionsDrawer } from './versions/versions-drawer.tsx'
