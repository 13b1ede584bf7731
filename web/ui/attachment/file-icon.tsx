import { IconFile, IconFileTypeDocx, IconFileTypePdf, IconMovie, IconPhoto } from '@tabler/icons-react'

const icons = { 'application/pdf': IconFileTypePdf, 'video/mp4': IconMovie, 'image/png': IconPhoto, 'image/jpeg': IconPhoto }

export function FileIcon({ type }: { type: string }) {
  const Icon = type.includes('wordprocessingml') ? IconFileTypeDocx : (icons[type as keyof typeof icons] ?? IconFile)
  return <Icon size={22} stroke={1.5} aria-hidden />
}
