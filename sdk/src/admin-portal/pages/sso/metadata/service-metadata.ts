import type { SsoConfiguration } from '../../../../contract';

/** Name of the file. */
export const SERVICE_METADATA_FILE = 'service-provider-metadata.xml';

/**
 * Describes the service to an identity provider (SAML metadata §2.4.4): who it is, and where answers go.
 *
 * @see Portal spec §3 "SAML config"
 */
export function serviceMetadata({ acsUrl, spEntityId, signRequest }: SsoConfiguration): Blob {
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escapeValue(spEntityId)}">`,
    `  <md:SPSSODescriptor AuthnRequestsSigned="${signRequest}" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">`,
    '    <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>',
    `    <md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeValue(acsUrl)}" index="0" isDefault="true"/>`,
    '  </md:SPSSODescriptor>',
    '</md:EntityDescriptor>',
    '',
  ].join('\n');
  return new Blob([xml], { type: 'application/samlmetadata+xml' });
}

function escapeValue(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
