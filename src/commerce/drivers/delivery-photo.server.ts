/** The subject of an upload ticket with which a driver uploads photographs of deliveries, and nothing else. Never a uid. */
export function driverUploadSubject(driverId: string): string {
  return `driver:${driverId}`
}

export function isDriverUpload(subject: string): boolean {
  return subject.startsWith('driver:')
}
