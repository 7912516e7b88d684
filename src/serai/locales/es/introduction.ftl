# Lo que comenta la narradora en las introducciones: una idea cada vez, en el momento en que sirve.

introduction-storyteller = La narradora
introduction-said = La narradora: { $remark }
