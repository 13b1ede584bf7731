import { certificates } from '@diwan/contract/training/endpoints/certificates'
import { route, type Route } from '../../../kit/http/route.ts'
import { listCertificates, openCertificate, revokeCertificate } from '../service/certificates.ts'
import { printCertificate } from '../service/print-certificate.ts'
import { verifyCertificate } from '../service/verify.ts'

export const certificateRoutes = (publicUrl: string): readonly Route[] => [
  route(certificates.list, listCertificates),
  route(certificates.open, openCertificate),
  route(certificates.print, printCertificate(publicUrl)),
  route(certificates.revoke, revokeCertificate),
  route(certificates.verify, verifyCertificate),
]
