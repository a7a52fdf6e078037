/** Ada's saved items; one of them expires within days. */
export const adaSaved = [
  { code: 'TCL-P7K-55INC', daysAgo: 55.4 },
  { code: 'IRK-SOFA-3SEA-GRY', daysAgo: 41.2 },
  { code: 'APL-WSE3', daysAgo: 30.6 },
  { code: 'SNY-DS-BLU', daysAgo: 22.1 },
  { code: 'EKO-TOTE-BLK', daysAgo: 14.9 },
  { code: 'ADI-SAMBA-GRN', daysAgo: 9.3 },
  { code: 'ORB-ELE-VIT100-BLK', daysAgo: 4.8 },
  { code: 'SUM-GEN-SPG18001.1KVA', daysAgo: 2.2 },
  { code: 'ITL-LAN-HOMKITWIT3BUL-YLW', daysAgo: 0.7 },
]

/** Ada's viewed items, newest first. */
export const adaViewed = [
  'PUM-MINI-BLK',
  'NIK-BALL-PIT-WHT',
  'ITL-LAN-HOMKITWIT3BUL-YLW',
  'SUM-GEN-SPG18001.1KVA',
  'HOL-JAVA-MLT',
  'SAM-A36',
  'XIA-CAM-C301',
  'ORB-ELE-VIT100-BLK',
  'PRG-PNL-400W',
  'EKO-ANK-PRP',
  'ANK-NANO-20W-WHT',
  'JBL-FLIP7',
  'QAS-AF-8L',
  'MCH-DIN-47PIE',
]
