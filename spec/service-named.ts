import type { DescMethod, DescService } from '@bufbuild/protobuf';
import { LogService } from './generated/touchstone/rekor/v2/log_service_pb.ts';

/** The full name of the service, unless another is given. */
export const SERVICE: string = LogService.typeName;

/**
 * The service under another full name: the interface document leaves the vendor's package open
 * (`<vendor>.rekor.v2.LogService`). Only the name differs, which is part of each operation's path; messages carry none.
 */
export function serviceNamed(typeName: string): typeof LogService {
  const methods: DescMethod[] = [];
  const method: Record<string, DescMethod> = {};
  const service = { ...LogService, typeName, methods, method } as DescService;
  for (const one of LogService.methods) {
    const named = { ...one, parent: service } as DescMethod;
    methods.push(named);
    method[one.localName] = named;
  }
  return service as unknown as typeof LogService;
}
