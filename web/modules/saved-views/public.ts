export { SavedViews, SaveView } from './saved-views.tsx'
