/**
 * The key pair that signs every token of every world: fixed, so that a seed gives the same bytes, and public, so it
 * proves nothing. Its `kid` is unique: a production bundle that contains this text contains the mock.
 */
export const mockSigningKey = {
  kid: 'portico-mock-signing-key',
  alg: 'RS256',
  use: 'sig',
  kty: 'RSA',
  n: '16zEQ4-L5hSQAllICS4APe8-1gcX3WraNBY6strLE-oTu5Sg5GAr0FwnlfFh3HvGpGYppYRA-re8VAMWngQQCBzV0xJ7s83-HeZOkpPxtuvPkMvUc6vNbY-EqUOjDimcMyZRQkByobxW4kRZVbgKD0umI7t_-LK-ZijJTdKNdemwagfhPtDujE7zsTQYlqsOGqAvuRnGP2l9vXUq-AoUpp7RF8Sx4lBV8M_9TrzuTchWpHhrrze02CSrCwwRGTAyE-qGP2f0to2hPqrDHBT2wfcHQBsnmCDL4pJCM6hwpDCHLlrsr8DDeeWbONnp4h3A5RiuppAOZ2mt6U15_0WKxw',
  e: 'AQAB',
  d: 'SJV0V-hvhLdW3_N8MtqwaieiVhV9Cp9zYCQ7DQZlYgZdLbwPicxz8mORTv01miZt69YWHgYseDRtxThk3DkxzAkoTSjjSNgCtb1UpC_2IUGrUWfH0EX5lO3AD9cbgSCv2OcEYe-epJ_l_bBTAG43tH4ZI91ubBx7x5XiabZ6tTuaWtjbeWQPQ6MYChNRkDw4fT5CqNNBB2lhgjsOBknCbUlXXUoBRA7pVoEK41wALPektxioM1p8LiDF1Yg-DCGA47tBOtvQF3ilv_F_w6SDd8QHqGJr8vLPsDZZbM7n7roOy2P0iaBmzy-h1grwDDCS03pFb0yhEMwSMcuhGE_BAQ',
  p: '76BXazMsgBrKIJjzZXPmCDR7eP_CRMTsy6Di2rNBwPDUZ_F8tZ3jr_KC-bTcvEwocdtaAepDwY2358fZyYC5r2IxokZmWCwjPyBbTERBPeAscvJwE5WqN21ElBwSPnMAa0PzanTbgwJqMt7FGFfWjyBX0IPxuLyxAX9iXCAaibc',
  q: '5ml0Z1kuZ9qyGE3iOXSB4XunXHrf-v5_kEVIHqs0H3GvPkRB37DImsm3sBLgzeXc-PMem2ZlVMfoHtY1HdplFqTEcJOM87Fn6JCfghyVJgd_AJ0I52CKDHvrPDc_CyC6xQiM1kqfmxj5Zj5DLNOIe4p5c7Snnai2OXwM4deLR3E',
  dp: '4e7sfcbiTmbz7YhI9X8xhMr3ID8FjJGgMt6fBlW9yY1IuDiYvSUBaQPfOlGtTl0ARVnso6GeAQD-RSvJzJPyf8q1watfFAOJuBtp-Z7hZNXZEwhDZDPZKil8X6mYCgmke362I8nKrtu4Bf7FFw663nhAU_oUD3rZ6e-RbgtW-kE',
  dq: 's31g5YVuhg6ygAZj_ZgJ-YonNP6vbspEuzGNXf7GatxXxKzNmCESFKqhAnOiViMDgZd6t1oMBAB6jVMXK7tO1lXihUQcIFaJ-Hx5FZWIhoh-Yg7yubPVtqXt-QmcfeGwPP9NHz4gmWTaG9DS6Z-biYm01PLdRA8CbUN6kZAkerE',
  qi: 'pjjYot3GtI7YOqBwMLJtNxwLZsLyXu_qD6qeRftdobIHZsHt-DTZA4nzn8lwUz_l-MlP6DoqqibKk1k3tAbVQpx4Wd9mLZ1n09EgsWsMTFC2yw79VWNwzPS_cvcRor4X4v279O1B5QMDeUkZmPWoIJ8mPg5BEE_phVLV3bc2kVA',
};

/** Its public half as PEM. */
export const publicKeyPem = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA16zEQ4+L5hSQAllICS4A
Pe8+1gcX3WraNBY6strLE+oTu5Sg5GAr0FwnlfFh3HvGpGYppYRA+re8VAMWngQQ
CBzV0xJ7s83+HeZOkpPxtuvPkMvUc6vNbY+EqUOjDimcMyZRQkByobxW4kRZVbgK
D0umI7t/+LK+ZijJTdKNdemwagfhPtDujE7zsTQYlqsOGqAvuRnGP2l9vXUq+AoU
pp7RF8Sx4lBV8M/9TrzuTchWpHhrrze02CSrCwwRGTAyE+qGP2f0to2hPqrDHBT2
wfcHQBsnmCDL4pJCM6hwpDCHLlrsr8DDeeWbONnp4h3A5RiuppAOZ2mt6U15/0WK
xwIDAQAB
-----END PUBLIC KEY-----
`;
