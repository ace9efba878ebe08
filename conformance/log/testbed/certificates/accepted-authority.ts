import type { TestAuthority } from '../../target/submission-route.ts';

/** A root by OpenSSL, `CN=Touchstone test root`, until 2126, and its key: published, so good for tests alone. */
const CERTIFICATE =
  'MIIBpDCCAUugAwIBAgIUErZXFEQ/s8/fYl0u1afCad/Lu1EwCgYIKoZIzj0EAwIwHzEdMBsGA1UEAwwUVG91Y2hzdG9uZSB0ZXN0IHJvb3QwIBcNMjYxMTI3MDIwNzU4WhgPMjEyNjExMDMwMjA3NThaMB8xHTAbBgNVBAMMFFRvdWNoc3RvbmUgdGVzdCByb290MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEeZLCi596CALzxpDr8HsvcKNi4fNZ3X+ziMuT876wmStjw1oErviRP1t84UMBqnX0pC6iqjjPV6VHbh8LeGg566NjMGEwHQYDVR0OBBYEFFa2EcRp3Wc+QYLzrvfSe0ga+x2KMB8GA1UdIwQYMBaAFFa2EcRp3Wc+QYLzrvfSe0ga+x2KMA8GA1UdEwEB/wQFMAMBAf8wDgYDVR0PAQH/BAQDAgEGMAoGCCqGSM49BAMCA0cAMEQCIBX3b5yLN2hIo13E2vvy7Ysxnuze/TOKeJIcKr+qgBF+AiBmfz1FXLq+MnnbnLFmgpJSuY6LPyFOTdmbH0LA1ltr2A==';
const KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAJp3ceO1HuUXOnor3ozpAKCNupAaOspt+67y4ltkpSmhRANCAAR5ksKLn3oIAvPGkOvwey9wo2Lh81ndf7OIy5PzvrCZK2PDWgSu+JE/W3zhQwGqdfSkLqKqOM9XpUduHwt4aDnr';

/** The authority whose chains the reference accepts. Its certificates end in 2030. */
export function acceptedAuthority(): TestAuthority {
  const key = `-----BEGIN PRIVATE KEY-----\n${KEY}\n-----END PRIVATE KEY-----\n`;
  return { certificate: Uint8Array.from(Buffer.from(CERTIFICATE, 'base64')), key, notAfter: Date.UTC(2030, 0, 1) };
}
